// What `caravansary site` wrote into its page: which version it is, and the files of Python that belong to it.

export interface Site {
  version: string;
  /** The folder of Python's files. */
  python: string;
  /** How many bytes each of them has. */
  sizes: Record<string, number>;
}

export const site = (): Site => JSON.parse(document.getElementById("site")!.textContent!) as Site;

/** Where this version's files are kept; several sites may share a host. */
export const cacheOf = (base: string, version: string): string => `caravansary ${new URL(".", base).pathname} ${version}`;
