/** Numbers of page labels as readers show them. */

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
