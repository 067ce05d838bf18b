/** Names of parts, and of documents without a name: they sort in order. */

/** Five digits or more. `partNumber(1)` is `'00001'`. */
export const partNumber = (number: number): string => String(number).padStart(5, '0');

/** The contract's names of split parts (docs/semantics.md, §13). `partName(1)` is `'00001.pdf'`. */
export const partName = (number: number): string => `${partNumber(number)}.pdf`;
