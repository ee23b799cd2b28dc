/* Spice Road in plain C, the reference for speed: the same decisions, luck and generator as
 * src/caravansary/games/spice_road/rules.py, so that whole games can be compared byte for byte.
 * The structs have the layout of the NumPy records STATE and BOX. */

#include <stdint.h>

enum { MAX_PLAYERS = 5, MERCHANTS = 45, POINT_CARDS = 36, STARTING = 2, MARKET = 6, ROW = 5, CARAVAN_LIMIT = 10, LEVELS = 4 };
enum { PRODUCE, UPGRADE, TRADE };
enum { TURN_DONE = -1, OVER, TURN, REPEAT, UPGRADING, PAY, DISCARD };
enum {
    PLAY = 0,
    ACQUIRE = PLAY + MERCHANTS,
    CLAIM = ACQUIRE + MARKET,
    REST = CLAIM + ROW,
    AGAIN,
    DONE,
    RAISE,
    PAY_CUBE = RAISE + 3,
    DISCARD_CUBE = PAY_CUBE + 4,
    ACTIONS = DISCARD_CUBE + 4
};
enum { MARKET_DECK, POINTS_DECK };

typedef struct {
    int64_t hand[MAX_PLAYERS], played[MAX_PLAYERS], claimed[MAX_PLAYERS];
    int64_t market_deck, points_deck;
    int32_t round;
    int8_t caravan[MAX_PLAYERS][LEVELS];
    int8_t market_cubes[MARKET][LEVELS];
    int8_t market[MARKET];
    int8_t points[ROW];
    int8_t gold[MAX_PLAYERS], silver[MAX_PLAYERS], claims[MAX_PLAYERS];
    int8_t gold_left, silver_left, market_left, points_left;
    int8_t players, player, phase, final_round;
    int8_t card, slot, steps;
} State;

typedef struct {
    int8_t kind[MERCHANTS];
    int8_t give[MERCHANTS][LEVELS], gain[MERCHANTS][LEVELS];
    int8_t upgrades[MERCHANTS];
    int8_t cost[POINT_CARDS][LEVELS];
    int16_t points[POINT_CARDS];
} Box;

int64_t state_bytes(void) { return sizeof(State); }
int64_t box_bytes(void) { return sizeof(Box); }

/* Luck */

static const int64_t LOW = (1LL << 32) - 1, A = 1791398085, B = 2131995753, SPREAD = 2654435769, MAX_LUCK = (1LL << 62) - 1;

static int64_t stir(int64_t x) { return (x & LOW) * A + (x >> 32); }

static int64_t below(int64_t x, int64_t n) { return ((x & LOW) * n) >> 32; }

static int64_t draw(int64_t luck, int64_t deck, int64_t k, int64_t n) {
    int64_t x = luck ^ ((deck * 1000003 + k + 1) * SPREAD);
    for (int i = 0; i < 3; i++) {
        x = (x & LOW) * B + (x >> 32);
        x ^= x >> 29;
        x = (x & LOW) * A + (x >> 32);
        x ^= x >> 31;
    }
    return below(x, n);
}

static int lowest(int64_t cards) { return __builtin_ctzll((uint64_t)cards); }

static int draw_card(int64_t cards, int left, int64_t luck, int deck) {
    for (int64_t n = draw(luck, deck, left, left); n > 0; n--) cards &= cards - 1;
    return lowest(cards);
}

static int reveal_merchant(State *s, int64_t luck) {
    if (s->market_left == 0) return -1;
    int card = draw_card(s->market_deck, s->market_left, luck, MARKET_DECK);
    s->market_deck &= ~(1LL << card);
    s->market_left--;
    return card;
}

static int reveal_point_card(State *s, int64_t luck) {
    if (s->points_left == 0) return -1;
    int card = draw_card(s->points_deck, s->points_left, luck, POINTS_DECK);
    s->points_deck &= ~(1LL << card);
    s->points_left--;
    return card;
}

/* Cubes */

static int size(const int8_t *pile) { return pile[0] + pile[1] + pile[2] + pile[3]; }

static int covers(const int8_t *pile, const int8_t *cost) {
    return pile[0] >= cost[0] && pile[1] >= cost[1] && pile[2] >= cost[2] && pile[3] >= cost[3];
}

static int raisable(const int8_t *pile) { return pile[0] + pile[1] + pile[2] > 0; }

static void add(int8_t *pile, const int8_t *more) {
    for (int c = 0; c < LEVELS; c++) pile[c] += more[c];
}

static void take(int8_t *pile, const int8_t *cost) {
    for (int c = 0; c < LEVELS; c++) pile[c] -= cost[c];
}

/* The rules */

static void setup(State *s, int players, int64_t luck) {
    s->players = players;
    s->points_deck = (1LL << POINT_CARDS) - 1;
    s->points_left = POINT_CARDS;
    for (int slot = 0; slot < ROW; slot++) s->points[slot] = reveal_point_card(s, luck);
    s->gold_left = s->silver_left = 2 * players;
    s->market_deck = (1LL << MERCHANTS) - 1 - 3;
    s->market_left = MERCHANTS - STARTING;
    for (int slot = 0; slot < MARKET; slot++) s->market[slot] = reveal_merchant(s, luck);
    for (int p = 0; p < players; p++) {
        s->hand[p] = 3;
        s->caravan[p][0] = p == 1 || p == 2 ? 4 : 3;
        s->caravan[p][1] = p >= 3;
    }
    s->round = 1;
    s->phase = TURN;
}

static int legal_actions(const State *s, const Box *box, int64_t *out) {
    const int8_t *caravan = s->caravan[s->player];
    int n = 0;
    switch (s->phase) {
    case TURN:
        for (int64_t hand = s->hand[s->player]; hand; hand &= hand - 1) {
            int card = lowest(hand);
            if (box->kind[card] != TRADE || covers(caravan, box->give[card])) out[n++] = PLAY + card;
        }
        for (int slot = 0, cubes = size(caravan); slot < MARKET; slot++)
            if (s->market[slot] >= 0 && cubes >= slot) out[n++] = ACQUIRE + slot;
        for (int slot = 0; slot < ROW; slot++)
            if (s->points[slot] >= 0 && covers(caravan, box->cost[s->points[slot]])) out[n++] = CLAIM + slot;
        out[n++] = REST;
        break;
    case REPEAT:
        out[n++] = AGAIN;
        out[n++] = DONE;
        break;
    case UPGRADING:
        for (int c = 0; c < LEVELS - 1; c++)
            if (caravan[c] > 0) out[n++] = RAISE + c;
        out[n++] = DONE;
        break;
    case PAY:
    case DISCARD:
        for (int c = 0; c < LEVELS; c++)
            if (caravan[c] > 0) out[n++] = (s->phase == PAY ? PAY_CUBE : DISCARD_CUBE) + c;
        break;
    }
    return n;
}

static void trade(State *s, const Box *box) {
    int8_t *caravan = s->caravan[s->player];
    take(caravan, box->give[s->card]);
    add(caravan, box->gain[s->card]);
    s->phase = covers(caravan, box->give[s->card]) ? REPEAT : TURN_DONE;
}

static void play(State *s, const Box *box, int card) {
    s->hand[s->player] &= ~(1LL << card);
    s->played[s->player] |= 1LL << card;
    s->card = card;
    if (box->kind[card] == PRODUCE) {
        add(s->caravan[s->player], box->gain[card]);
        s->phase = TURN_DONE;
    } else if (box->kind[card] == UPGRADE) {
        s->steps = box->upgrades[card];
        s->phase = raisable(s->caravan[s->player]) ? UPGRADING : TURN_DONE;
    } else {
        trade(s, box);
    }
}

static void raise_cube(State *s, int level) {
    int8_t *caravan = s->caravan[s->player];
    caravan[level]--;
    caravan[level + 1]++;
    s->steps--;
    if (s->steps == 0 || !raisable(caravan)) s->phase = TURN_DONE;
}

static void take_merchant(State *s, int64_t luck) {
    s->hand[s->player] |= 1LL << s->market[s->slot];
    add(s->caravan[s->player], s->market_cubes[s->slot]);
    for (int slot = s->slot; slot < MARKET - 1; slot++) {
        s->market[slot] = s->market[slot + 1];
        for (int c = 0; c < LEVELS; c++) s->market_cubes[slot][c] = s->market_cubes[slot + 1][c];
    }
    s->market[MARKET - 1] = reveal_merchant(s, luck);
    for (int c = 0; c < LEVELS; c++) s->market_cubes[MARKET - 1][c] = 0;
    s->phase = TURN_DONE;
}

static void claim(State *s, const Box *box, int slot, int64_t luck) {
    int p = s->player, card = s->points[slot];
    take(s->caravan[p], box->cost[card]);
    s->claimed[p] |= 1LL << card;
    s->claims[p]++;
    if (slot == 0 && s->gold_left > 0) {
        s->gold_left--;
        s->gold[p]++;
    } else if (slot == (s->gold_left > 0 ? 1 : 0) && s->silver_left > 0) {
        s->silver_left--;
        s->silver[p]++;
    }
    for (int i = slot; i < ROW - 1; i++) s->points[i] = s->points[i + 1];
    s->points[ROW - 1] = reveal_point_card(s, luck);
    if (s->claims[p] == (s->players <= 3 ? 6 : 5)) s->final_round = 1;
    s->phase = TURN_DONE;
}

static void end_turn(State *s) {
    s->card = s->slot = s->steps = 0;
    s->phase = TURN;
    s->player++;
    if (s->player == s->players) {
        s->player = 0;
        if (s->final_round)
            s->phase = OVER;
        else
            s->round++;
    }
}

static void apply(State *s, const Box *box, int action, int64_t luck) {
    if (action < ACQUIRE) {
        play(s, box, action - PLAY);
    } else if (action < CLAIM) {
        s->slot = action - ACQUIRE;
        s->steps = 0;
        s->phase = PAY;
    } else if (action < REST) {
        claim(s, box, action - CLAIM, luck);
    } else if (action == REST) {
        s->hand[s->player] |= s->played[s->player];
        s->played[s->player] = 0;
        s->phase = TURN_DONE;
    } else if (action == AGAIN) {
        trade(s, box);
    } else if (action == DONE) {
        s->phase = TURN_DONE;
    } else if (action < PAY_CUBE) {
        raise_cube(s, action - RAISE);
    } else if (action < DISCARD_CUBE) {
        s->caravan[s->player][action - PAY_CUBE]--;
        s->market_cubes[s->steps][action - PAY_CUBE]++;
        s->steps++;
    } else {
        s->caravan[s->player][action - DISCARD_CUBE]--;
    }

    if (s->phase == PAY && s->steps == s->slot) take_merchant(s, luck);
    if (s->phase == TURN_DONE || s->phase == DISCARD) {
        if (size(s->caravan[s->player]) > CARAVAN_LIMIT)
            s->phase = DISCARD;
        else
            end_turn(s);
    }
}

/* Whole random games in *s, one after the other, as engine/play.py plays them; says how many decisions that took. */
int64_t random_games(State *s, const Box *box, int64_t players, int64_t games, int64_t seed) {
    int64_t out[ACTIONS], decisions = 0, x = stir(stir(seed ^ SPREAD));
    for (int64_t game = 0; game < games; game++) {
        int64_t luck = (seed + game * SPREAD) & MAX_LUCK;
        *s = (State){0};
        setup(s, (int)players, luck);
        while (s->phase != OVER) {
            int n = legal_actions(s, box, out);
            x = stir(x);
            apply(s, box, (int)out[below(x, n)], luck);
            decisions++;
        }
    }
    return decisions;
}
