/** The text of page numbers: literal text and placeholders. */

export type Piece = { readonly literal: string } | { readonly placeholder: Placeholder };
export const PLACEHOLDERS = ['number', 'last', 'label', 'name'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The pieces of a format, or the sentence that names a placeholder that is not known. */
export function parseNumberFormat(format: string): { readonly pieces: readonly Piece[] } | { readonly problem: string } {
	const pieces: Piece[] = [];
	let literal = '';
	for (const part of format.normalize('NFC').split(/(\{[^{}]*\})/)) {
		if (!part.startsWith('{') || !part.endsWith('}')) {
			literal += part;
			continue;
		}
		const placeholder = PLACEHOLDERS.find((name) => `{${name}}` === part);
		if (!placeholder)
			return { problem: `has the unknown placeholder ${part}; use ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}` };
		if (literal) pieces.push({ literal });
		literal = '';
		pieces.push({ placeholder });
	}
	if (literal) pieces.push({ literal });
	return { pieces };
}

/** A label's number in its style (ISO 32000-2, table 161); empty for a style that is not known. */
export function labelNumber(style: string | undefined, number: number): string {
	switch (style) {
		case 'D':
			return String(number);
		case 'R':
			return roman(number);
		case 'r':
			return roman(number).toLowerCase();
		case 'A':
			return letters(number);
		case 'a':
			return letters(number).toLowerCase();
		default:
			return '';
	}
}

const ROMAN: readonly (readonly [number, string])[] = [
	[1000, 'M'],
	[900, 'CM'],
	[500, 'D'],
	[400, 'CD'],
	[100, 'C'],
	[90, 'XC'],
	[50, 'L'],
	[40, 'XL'],
	[10, 'X'],
	[9, 'IX'],
	[5, 'V'],
	[4, 'IV'],
	[1, 'I'],
];
/** Beyond these, labels become as long as their number. */
const MOST_ROMAN = 100_000;
const MOST_LETTERS = 2600;

function roman(number: number): string {
	if (number > MOST_ROMAN) return String(number);
	let text = '';
	let rest = number;
	for (const [value, digits] of ROMAN)
		while (rest >= value) {
			text += digits;
			rest -= value;
		}
	return text;
}

/** A to Z, AA to ZZ, AAA to ZZZ and so on. */
function letters(number: number): string {
	if (number > MOST_LETTERS) return String(number);
	return String.fromCharCode(65 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));
}
