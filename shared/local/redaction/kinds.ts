/** Kinds of words that are found by their form (docs/semantics.md, §38.4). */
import type { ParamsOf } from '../../contract/operations';
import { measureIban } from '../../iban';
import { addAll } from '../../lists';
import { makeFound, type Found, type Pattern, type Search } from '../../patterns';
import type { Span } from '../../model/redaction/residue/find';
import type { Job } from '../../pdf/job';
import type { Pace } from '../../pace/pace';
import { patternIn } from '../text/pattern';
import { runsWith, stretchesWithDigits } from './near-marks';

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

const LOCAL = "[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';
const GAP = '[ ./()\\x{a0}-]*';
const LABEL_OF_PHONE = '(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)';

/** An expression of RE2 for what may be of a kind, and the parts of a text outside of which nothing is. */
interface Form {
	readonly expression: string;
	readonly parts: (text: string) => Iterable<Span>;
	/** A part without it has no match. */
	readonly sign?: RegExp;
}

const DAY_AND_MONTH = `[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${MONTHS})\\.?,?(?:\\s+de)?`;

const FORMS: Readonly<Record<Kind, readonly Form[]>> = {
	email: [
		{
			// A domain that would have no dot may go on in the next line.
			expression: `${LOCAL}@\\n?${LABEL}(?:(?:\\.${LABEL})+|\\.\\n${LABEL}(?:\\.${LABEL})*)|${LOCAL}\\n@${LABEL}(?:\\.${LABEL})+`,
			parts: (text) => runsWith(text, /@/g),
		},
	],
	url: [
		{
			expression: '(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',
			parts: (text) => runsWith(text, /:\/\/|w\./gi),
		},
	],
	iban: [{ expression: '(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\n\\x{a0}-]?[A-Z0-9]){11,30}\\b', parts: stretchesWithDigits }],
	card: [{ expression: '\\b[0-9](?:[ \\n\\x{a0}-]?[0-9]){12,}\\b', parts: stretchesWithDigits }],
	phone: [
		{
			// A number that would be too short may go on in the next line.
			expression: `(?i)\\+[ ]?[0-9](?:${GAP}[0-9]){7,14}|\\+[ ]?[0-9](?:${GAP}[0-9]){0,6}${GAP}\\n[0-9](?:${GAP}[0-9]){1,11}|\\b${LABEL_OF_PHONE}[ .:/()\\n-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:${GAP}[0-9]){5,14}`,
			parts: stretchesWithDigits,
		},
	],
	date: [
		{
			expression: '\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b',
			parts: stretchesWithDigits,
		},
		{
			expression: `(?i)\\b${DAY_AND_MONTH}\\s+[0-9]{4}\\b|\\b(?:${MONTHS})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`,
			parts: stretchesWithDigits,
			sign: new RegExp(MONTHS, 'iu'),
		},
	],
};

/** Which parts of a text that has the form of a kind are of it; the text of which it is a part goes on after `end`. */
type Parts = (text: string, start: number, end: number, pace: Pace) => readonly Span[] | Promise<readonly Span[]>;

const PARTS: Partial<Record<Kind, Parts>> = { iban: ibansIn, card: cardsIn };

/** All that has the form of one of these kinds. */
export async function kindPattern(kinds: readonly Kind[], job: Job): Promise<Pattern> {
	const forms = kinds.flatMap((kind) => FORMS[kind].map((form) => ({ kind, form })));
	const patterns = await Promise.all(
		forms.map(async ({ kind, form }) => ({
			kind,
			form,
			pattern: await patternIn('redact_kinds', form.expression, 'regex', job),
		})),
	);
	return {
		hasGroups: false,
		lacks: (text) => forms.every(({ form }) => isEmpty(form.parts(text))),
		search: async (text, most, pace) => {
			const matches: Found[] = [];
			let truncated = false;
			for (const { kind, form, pattern } of patterns) {
				const found = await searchForm(text, form, pattern, most, pace);
				truncated ||= found.truncated;
				for (const { start, end } of found.matches) {
					const due = pace.step((end - start) * PART_COST);
					if (due) await due;
					const parts = (await PARTS[kind]?.(text, start, end, pace)) ?? [{ start, end }];
					addAll(
						matches,
						parts.map((part) => makeFound(part.start, part.end)),
					);
				}
			}
			return { matches: matches.sort((one, other) => one.start - other.start || other.end - one.end), truncated };
		},
	};
}

function isEmpty(parts: Iterable<Span>): boolean {
	for (const _part of parts) return false;
	return true;
}

/** The matches of a form, none of which goes from one part of the text to another. */
async function searchForm(text: string, { parts, sign }: Form, pattern: Pattern, most: number, pace: Pace): Promise<Search> {
	const matches: Found[] = [];
	let truncated = false;
	for (const { start, end } of parts(text)) {
		const due = pace.step((end - start) * NEAR_COST);
		if (due) await due;
		const part = text.slice(start, end);
		if (sign && !sign.test(part)) continue;
		const found = await pattern.search(part, most - matches.length, pace);
		truncated ||= found.truncated;
		for (const match of found.matches) matches.push(makeFound(start + match.start, start + match.end));
	}
	return { matches, truncated };
}

/** The cost of a character of a part, see `Pace`. */
const NEAR_COST = 5;

/** The costs of a character that may be a part of a number, and of finding and comparing a group of digits, see `Pace`. */
const [PART_COST, GROUP_COST, CARD_COST] = [50, 100, 1500];

/** Characters of an IBAN in groups, at most (ISO 13616-1: 34 without blanks). */
const LONGEST_IBAN = 50;

/** Another number of the same form may precede an IBAN. */
function ibansIn(text: string, start: number, end: number): Span[] {
	const found: Span[] = [];
	for (let at = start; at < end; at++) {
		const isFirst = at === start || SEPARATORS.test(text[at - 1]!);
		if (!isFirst || !/^[A-Z]{2}[0-9]{2}/i.test(text.slice(at, at + 4))) continue;
		const length = measureIban(/^[A-Z0-9 \n\u00a0-]*/i.exec(text.slice(at, at + LONGEST_IBAN))![0]);
		if (length === 0) continue;
		found.push({ start: at, end: at + length });
		at += length - 1;
	}
	return found;
}

const SEPARATORS = /[ \n\u00a0-]/;

/** How cards are written in groups, by the numbers of their digits. */
const GROUPS = [
	[4, 4, 4, 4, 3],
	[4, 4, 4, 4, 2],
	[4, 4, 4, 4, 1],
	[4, 4, 4, 4],
	[4, 6, 5],
	[4, 6, 4],
];

interface Digits {
	readonly start: number;
	readonly text: string;
	/** Whether it begins a line. */
	readonly isNext: boolean;
}

/** Numbers of cards, before which others may be. In a column of numbers, only groups of a card go on in the next line. */
async function cardsIn(text: string, start: number, end: number, pace: Pace): Promise<Span[]> {
	const groups: Digits[] = [];
	for (const { 0: digits, index } of text.slice(start, end).matchAll(/[0-9]+/g)) {
		groups.push({ start: start + index, text: digits, isNext: index > 0 && text[start + index - 1] === '\n' });
		const due = pace.step(GROUP_COST);
		if (due) await due;
	}
	const found: Span[] = [];
	for (let at = 0; at < groups.length; at++) {
		const due = pace.step(CARD_COST);
		if (due) await due;
		const count = countOfCard(groups, at);
		if (count === 0) continue;
		const last = groups[at + count - 1]!;
		found.push({ start: groups[at]!.start, end: last.start + last.text.length });
		at += count - 1;
	}
	return found;
}

/** How many groups from `at` on are a card. */
function countOfCard(groups: readonly Digits[], at: number): number {
	for (const sizes of GROUPS) {
		const own = groups.slice(at, at + sizes.length);
		const isCard = own.length === sizes.length && own.every(({ text }, index) => text.length === sizes[index]);
		if (isCard && own.slice(1).filter(({ isNext }) => isNext).length <= 1 && isOfCard(own)) return own.length;
	}
	let length = 0;
	let best = 0;
	for (let count = 1; at + count <= groups.length && (count === 1 || !groups[at + count - 1]!.isNext); count++) {
		length += groups[at + count - 1]!.text.length;
		// Any other grouping counts at the beginning alone: a row of numbers has many.
		if (length > 19 || (count > 1 && at > 0 && !groups[at]!.isNext)) break;
		if (length >= 13 && isOfCard(groups.slice(at, at + count))) best = count;
	}
	return best;
}

/** Whether digits are the number of a card (ISO/IEC 7812-1, the algorithm of Luhn). */
function isOfCard(groups: readonly Digits[]): boolean {
	let sum = 0;
	const digits = groups.map(({ text }) => text).join('');
	for (let at = 0; at < digits.length; at++) {
		const digit = Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 1 : 2);
		sum += digit > 9 ? digit - 9 : digit;
	}
	return sum % 10 === 0;
}
