/** Names of parts, and of documents without a name: they sort in order. */

/** `00001` for 1: five digits or more. */
export const partNumber = (number: number): string => String(number).padStart(5, '0');

/** `00001.pdf` for 1: the contract's names of split parts (docs/semantics.md, §13). */
export const partName = (number: number): string => `${partNumber(number)}.pdf`;
