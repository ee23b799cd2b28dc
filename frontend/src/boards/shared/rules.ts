// The rules page of a game: sections of paragraphs, each tied to the clauses of docs/rules that it says, some with a drawn example.
// A section's heading is the message `<game>-rules-<section>`, its paragraphs `<game>-rules-<section>-1` and on, and the words under an
// example `<game>-rules-<section>-1-shown`.
import type { Component } from "svelte";
import type { Catalogue, Edition } from "../../lib/position";

/** An example drawn with the pieces of the game; its values are made up and do not depend on anybody's box. */
export interface Example {
  shown: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  catalogue: Catalogue;
}

export interface Paragraph {
  clauses: readonly string[];
  example?: Example;
}

export interface Section {
  id: string;
  paragraphs: readonly Paragraph[];
}

export interface RulesPage {
  sections: readonly Section[];
  /** Clauses that no player needs, and why. */
  apart?: Readonly<Record<string, string>>;
}

/** A paragraph that says these clauses. */
export function says(...clauses: string[]): Paragraph {
  return { clauses };
}

/** The same paragraph with an example under it. */
export function drawn<P extends { edition: Edition }>(paragraph: Paragraph, shown: Component<P>, props: NoInfer<Omit<P, "edition">>, catalogue: Catalogue = {}): Paragraph {
  return { ...paragraph, example: { shown: shown as unknown as Example["shown"], props: props as Record<string, unknown>, catalogue } };
}
