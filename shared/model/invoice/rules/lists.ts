/** Code lists, as EN 16931 takes them from others. */

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The codes of a long list. `[...readCodes('A1~A3 B')]` is `['A1', 'A2', 'A3', 'B']`. */
export function readCodes(text: string): ReadonlySet<string> {
	const all = new Set<string>();
	for (const part of text.split(' ')) {
		const [first, last = ''] = part.split('~') as [string, string?];
		let code = first;
		for (all.add(code); last !== '' && code !== last; all.add(code)) code = nextCode(code);
	}
	return all;
}

function nextCode(code: string): string {
	if (/^\d+$/.test(code)) return String(Number(code) + 1).padStart(code.length, '0');
	return code.slice(0, -1) + String.fromCharCode(code.charCodeAt(code.length - 1) + 1);
}

/** UNTDID 1001 (D.23A), the codes that mean an invoice. */
export const TYPE_CODES = codes(
	'71 80 82 84 102 130 202 203 204 211 218 219 295 325 326 331 380 382 383 384 385 386 387 388 389 390 393 394 395 456 457 471 472 473 500 501 527 553 575 623 633 751 780 817 870 875 876 877 935',
);

/** UNTDID 1001 (D.23A), the codes that mean a credit note. */
export const CREDIT_NOTE_CODES = codes('81 83 261 262 296 308 381 396 420 458 502 503 532');

/** UNTDID 5305 (D.16B), with those of the Canary Islands (L), Ceuta and Melilla (M) and split payment (B). */
export const VAT_CATEGORIES = codes('AE B E G K L M O S Z');

/** UNTDID 5189 (D.23A), the codes for allowances. */
export const ALLOWANCE_REASONS = codes('41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105');

/** Whether UNTDID 4461 (D.23A) has the code. `isPaymentMeans('58')` is `true`. */
export function isPaymentMeans(code: string): boolean {
	if (code === 'ZZZ') return true;
	if (!/^[1-9]\d?$/.test(code)) return false;
	const number = Number(code);
	return number <= 70 || (number >= 74 && number <= 78) || (number >= 91 && number <= 98);
}

/** ISO 4217 (2025), with older codes that the rules still take. */
export const CURRENCIES = codes(
	'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNH CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STD STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG',
);

/** ISO 3166-1 alpha-2 (2024), with `AN`, which the rules still take, and `1A` and `XI`, which invoices use for Kosovo and Northern Ireland. */
export const COUNTRIES = codes(
	'1A AD AE AF AG AI AL AM AN AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ZA ZM ZW',
);

/** The media types of attachments that EN 16931 allows. */
export const ATTACHMENT_TYPES = codes(
	'application/pdf image/png image/jpeg text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet',
);
