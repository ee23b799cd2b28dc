// Where a page without a server keeps its tables: the browser's own database. What is written is safe when the promise is kept.
// Rows of text, as `table/page/store.py` asks for them.

const EVENTS = "events";
const TABLES = "tables";
const ABOUT = "about";

export class Shelf {
  #opening: Promise<IDBDatabase> | null = null;

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

  /** Both or neither; false if the event's number is taken, by another tab say. */
  async append(table: string, number: number, event: string, line: string): Promise<boolean> {
    const database = await this.#open();
    return new Promise((resolve, reject) => {
      const change = database.transaction([EVENTS, TABLES], "readwrite", { durability: "strict" });
      let taken = false;
      const adding = change.objectStore(EVENTS).add(event, [table, number]);
      adding.onerror = () => {
        taken = adding.error?.name === "ConstraintError";
      };
      change.objectStore(TABLES).put(line, table);
      change.oncomplete = () => resolve(true);
      change.onabort = () => (taken ? resolve(false) : reject(change.error ?? new Error("aborted")));
    });
  }

  async put(table: string, line: string): Promise<void> {
    await this.#done(TABLES, "readwrite", (store) => store.put(line, table));
  }

  async remove(table: string): Promise<void> {
    await this.#done(TABLES, "readwrite", (store) => store.delete(table));
    await this.#done(EVENTS, "readwrite", (store) => store.delete(IDBKeyRange.bound([table, 0], [table, Infinity])));
  }

  /** This device's secret, made once. */
  async secret(fresh: () => string): Promise<string> {
    const known = (await this.#done(ABOUT, "readonly", (store) => store.get("secret"))) as string | undefined;
    if (known) return known;
    const made = fresh();
    await this.#done(ABOUT, "readwrite", (store) => store.put(made, "secret"));
    return made;
  }

  async #done(name: string, mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    const database = await this.#open();
    return new Promise((resolve, reject) => {
      const change = database.transaction(name, mode);
      const request = ask(change.objectStore(name));
      change.oncomplete = () => resolve(request.result);
      change.onabort = () => reject(change.error ?? new Error("aborted"));
    });
  }

  #open(): Promise<IDBDatabase> {
    this.#opening ??= new Promise((resolve, reject) => {
      const opening = indexedDB.open(this.name, 1);
      opening.onupgradeneeded = () => {
        for (const name of [EVENTS, TABLES, ABOUT]) opening.result.createObjectStore(name);
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
