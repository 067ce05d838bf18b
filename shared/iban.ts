/** Numbers of bank accounts (ISO 13616-1). */

const SEPARATORS = /[ \n\u00a0-]/;

/** How many characters of a text are an IBAN with right check digits (ISO 13616-1): a word may follow it. */
export function measureIban(text: string): number {
	let rest = 0;
	let best = 0;
	const signs = [...text].map((sign, at) => ({ sign: sign.toUpperCase(), at })).filter(({ sign }) => !SEPARATORS.test(sign));
	const add = (sign: string): void => {
		const value = parseInt(sign, 36);
		rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
	};
	for (let count = 15; count <= Math.min(signs.length, 34); count++) {
		rest = 0;
		for (const { sign } of [...signs.slice(4, count), ...signs.slice(0, 4)]) add(sign);
		if (rest === 1) best = signs[count - 1]!.at + 1;
	}
	return best;
}

/** Whether a text without blanks is an IBAN. `isIban('DE02120300000000202051')` is `true`. */
export const isIban = (text: string): boolean =>
	text.length >= 15 && /^[A-Z]{2}\d\d/.test(text) && measureIban(text) === text.length;
