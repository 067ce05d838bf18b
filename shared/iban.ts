/** Numbers of bank accounts (ISO 13616-1). */

/** The lengths of each country, of the registry for ISO 13616. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
	(
		'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 ' +
		'FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 ' +
		'MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 ' +
		'SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
	)
		.split(' ')
		.map((one) => [one.slice(0, 2), Number(one.slice(2))]),
);

const SEPARATORS = /[ \n\u00a0-]/;

/**
 * How many characters of a text are an IBAN with right check digits (ISO 13616-1): a word may follow it. One of the length that its
 * country has is that; others may have been written by a country that is not known here.
 */
export function measureIban(text: string): number {
	let rest = 0;
	let best = 0;
	const signs = [...text].map((sign, at) => ({ sign: sign.toUpperCase(), at })).filter(({ sign }) => !SEPARATORS.test(sign));
	const add = (sign: string): void => {
		const value = parseInt(sign, 36);
		rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
	};
	const usual = LENGTHS.get(
		signs
			.slice(0, 2)
			.map(({ sign }) => sign)
			.join(''),
	);
	for (let count = 15; count <= Math.min(signs.length, 34); count++) {
		rest = 0;
		for (const { sign } of [...signs.slice(4, count), ...signs.slice(0, 4)]) add(sign);
		if (rest === 1) best = signs[count - 1]!.at + 1;
		if (rest === 1 && count === usual) break;
	}
	return best;
}

/** Whether a text without blanks is an IBAN. `isIban('DE02120300000000202051')` is `true`. */
export const isIban = (text: string): boolean =>
	text.length >= 15 && /^[A-Z]{2}\d\d/.test(text) && measureIban(text) === text.length;
