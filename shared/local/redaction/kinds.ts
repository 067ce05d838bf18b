/** Kinds of words that are found by their form (docs/semantics.md, §38.4). */
import type { ParamsOf } from '../../contract/operations';
import { measureIban } from '../../iban';
import { addAll } from '../../lists';
import type { Found, Pattern } from '../../patterns';
import type { Job } from '../../pdf/job';
import { patternIn } from '../text/pattern';

export type Kind = NonNullable<ParamsOf<'redact_text'>['redact_kinds']>[number];

const MONTHS = [
	...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'],
	...['januar', 'februar', 'märz', 'mai', 'juni', 'juli', 'oktober', 'dezember', 'jänner'],
	...['janvier', 'février', 'mars', 'avril', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
	...[
		'enero',
		'febrero',
		'marzo',
		'abril',
		'mayo',
		'junio',
		'julio',
		'agosto',
		'septiembre',
		'octubre',
		'noviembre',
		'diciembre',
	],
	...['gennaio', 'febbraio', 'aprile', 'maggio', 'giugno', 'luglio', 'settembre', 'ottobre', 'dicembre'],
	...['jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sept?', 'oct', 'nov', 'dec', 'okt', 'dez'],
].join('|');

/** Expressions of RE2 for what may be of a kind. */
const FORMS: Readonly<Record<Kind, string>> = {
	email:
		"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?)+",
	url: '(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',
	iban: '(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\x{a0}-]?[A-Z0-9]){11,30}\\b',
	card: '\\b[0-9](?:[ \\x{a0}-]?[0-9]){12,18}\\b',
	phone:
		'(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\\x{a0}-]*[0-9]){5,14}',
	date: `(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${MONTHS})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${MONTHS})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`,
};

/** Whether the text that has the form of a kind is of it, and how much of it. */
const LENGTHS: Partial<Record<Kind, (text: string) => number>> = { iban: measureIban, card: cardLength };

/** All that has the form of one of these kinds. */
export async function kindPattern(kinds: readonly Kind[], job: Job): Promise<Pattern> {
	const patterns = await Promise.all(
		kinds.map(async (kind) => ({ kind, pattern: await patternIn('redact_kinds', FORMS[kind], 'regex', job) })),
	);
	return {
		hasGroups: false,
		search: async (text, most, pace) => {
			const matches: Found[] = [];
			let truncated = false;
			for (const { kind, pattern } of patterns) {
				const found = await pattern.search(text, most, pace);
				truncated ||= found.truncated;
				addAll(
					matches,
					found.matches.flatMap(({ start, end }) => {
						const length = LENGTHS[kind]?.(text.slice(start, end)) ?? end - start;
						return length > 0 ? [{ start, end: start + length, groups: {} }] : [];
					}),
				);
			}
			return { matches: matches.sort((one, other) => one.start - other.start || other.end - one.end), truncated };
		},
	};
}

const SEPARATORS = /[ \u00a0-]/;

/** How many characters of digits are the number of a card (ISO/IEC 7812-1, the algorithm of Luhn). */
function cardLength(text: string): number {
	const digits = [...text].map((sign, at) => ({ sign, at })).filter(({ sign }) => !SEPARATORS.test(sign));
	for (let count = Math.min(digits.length, 19); count >= 13; count--) {
		let sum = 0;
		for (let at = 0; at < count; at++) {
			const digit = Number(digits[count - 1 - at]!.sign) * (at % 2 === 0 ? 1 : 2);
			sum += digit > 9 ? digit - 9 : digit;
		}
		const end = digits[count - 1]!.at + 1;
		// A date may follow, but a part of a longer group does not count.
		if (sum % 10 === 0 && (count === digits.length || SEPARATORS.test(text[end]!))) return end;
	}
	return 0;
}
