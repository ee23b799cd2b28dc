// Where a page without a server keeps its tables: the browser's own database. What is written is safe when the promise is kept.
// Rows of text, as `table/page/store.py` asks for them.

const EVENTS = "events";
const TABLES = "tables";
const ABOUT = "about";

const everyEvent = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

export class Shelf {
  #opening: Promise<IDBDatabase> | null = null;
  #secret = "";

  constructor(readonly name = "caravansary") {}

  async tables(): Promise<string[]> {
    return (await this.#done(TABLES, "readonly", (store) => store.getAll())) as string[];
  }

  async line(table: string): Promise<string | undefined> {
    return (await this.#done(TABLES, "readonly", (store) => store.get(table))) as string | undefined;
  }

  async events(table: string, after: number): Promise<string[]> {
    const later = IDBKeyRange.bound([table, after + 1], [table, Infinity]);
    return (await this.#done(EVENTS, "readonly", (store) => store.getAll(later))) as string[];
  }

  /** Both or neither; false if the event's number is taken, by another tab say, or the one before is missing: storage was cleared. */
  async append(table: string, number: number, event: string, line: string): Promise<boolean> {
    return this.#change((events, tables, refuse) => {
      const before = events.getKey([table, number - 1]);
      before.onsuccess = () => {
        if (number > 1 && before.result === undefined) return refuse();
        const adding = events.add(event, [table, number]);
        adding.onerror = () => {
          if (adding.error?.name === "ConstraintError") refuse();
        };
        tables.put(line, table);
      };
    });
  }

  /** A whole table, in place of what is there. */
  async restore(table: string, rows: Iterable<string>, line: string): Promise<void> {
    const all = [...rows];
    await this.#change((events, tables) => {
      events.delete(everyEvent(table));
      all.forEach((event, i) => events.add(event, [table, i + 1]));
      tables.put(line, table);
    });
  }

  async #change(write: (events: IDBObjectStore, tables: IDBObjectStore, refuse: () => void) => void): Promise<boolean> {
    return this.#within((database, resolve, reject) => {
      const change = database.transaction([EVENTS, TABLES], "readwrite", { durability: "strict" });
      let refused = false;
      change.oncomplete = () => resolve(true);
      change.onabort = () => (refused ? resolve(false) : reject(change.error ?? new Error("aborted")));
      write(change.objectStore(EVENTS), change.objectStore(TABLES), () => {
        refused = true;
        change.abort();
      });
    });
  }

  async put(table: string, line: string): Promise<void> {
    await this.#done(TABLES, "readwrite", (store) => store.put(line, table));
  }

  async remove(table: string): Promise<void> {
    await this.#done(TABLES, "readwrite", (store) => store.delete(table));
    await this.#done(EVENTS, "readwrite", (store) => store.delete(everyEvent(table)));
  }

  /** This device's secret, made once. */
  async secret(fresh: () => string): Promise<string> {
    const known = (await this.#done(ABOUT, "readonly", (store) => store.get("secret"))) as string | undefined;
    this.#secret = known ?? fresh();
    // Without room for so little, tables are refused one by one, in words.
    if (!known) await this.#done(ABOUT, "readwrite", (store) => store.put(this.#secret, "secret")).catch(() => undefined);
    return this.#secret;
  }

  async #done(name: string, mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    return this.#within((database, resolve, reject) => {
      const change = database.transaction(name, mode);
      const request = ask(change.objectStore(name));
      change.oncomplete = () => resolve(request.result);
      change.onabort = () => reject(change.error ?? new Error("aborted"));
    });
  }

  /** Work in the database. If storage is cleared meanwhile, it is closed under our hands: then once more, in a new one. */
  async #within<T>(work: (database: IDBDatabase, resolve: (found: T) => void, reject: (why: unknown) => void) => void): Promise<T> {
    const opening = this.#open();
    const database = await opening;
    try {
      return await new Promise<T>((resolve, reject) => work(database, resolve, reject));
    } catch (error) {
      if ((error as Error).name === "QuotaExceededError") throw error;
      database.close();
      if (this.#opening === opening) this.#opening = null;
      const another = await this.#open();
      return new Promise((resolve, reject) => work(another, resolve, reject));
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#opening ??= new Promise((resolve, reject) => {
      const opening = indexedDB.open(this.name, 1);
      opening.onupgradeneeded = () => {
        for (const name of [EVENTS, TABLES, ABOUT]) opening.result.createObjectStore(name);
        // Cleared while this page was open: it stays the same device.
        if (this.#secret) opening.transaction?.objectStore(ABOUT).put(this.#secret, "secret");
      };
      opening.onerror = () => reject(opening.error ?? new Error("no database"));
      opening.onsuccess = () => {
        // Cleared or upgraded by another tab: the next question opens it anew.
        opening.result.onclose = opening.result.onversionchange = () => {
          opening.result.close();
          this.#opening = null;
        };
        resolve(opening.result);
      };
    });
    this.#opening.catch(() => (this.#opening = null));
    return this.#opening;
  }
}
