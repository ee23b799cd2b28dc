// A number from an id: neighbours in a row of cards get neighbouring numbers.
export function numberOf(id: string): number {
  return [...id].reduce((sum, char) => (/\d/.test(char) ? sum * 10 + Number(char) : sum + char.charCodeAt(0) * 7), 0);
}
