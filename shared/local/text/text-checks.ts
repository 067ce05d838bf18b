/** The checks of check_document that concern text (docs/semantics.md, §21.2). Messages name pages, never text (D47). */
import type { Note } from '../../contract/backend';
import { violation, type Violation } from '../../contract/check-report';
import { PATH_PAINTING } from '../../model/content/operator-table';
import { eachOperator } from '../../model/content/operators';
import { MISSING_FONT } from '../../model/font/reading/missing-font';
import { Decoder } from '../../model/interpreter/decoder';
import { reasonUnlikely, type Pattern, type SearchMode } from '../../patterns';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import type { Pace } from '../../pace/pace';
import { agree, beginSentence, namePages } from '../../sentences';
import { patternIn, unlikelyNotes } from './pattern';
import { Reading, sayScans } from './reading';
import { findOnPage } from './search';

export interface TextDemands {
	readonly required_text?: string;
	readonly forbidden_text?: string;
	readonly search_mode: SearchMode;
	readonly require_searchable: boolean;
	readonly maximum_unreadable?: number;
}

/** Operators that paint, besides those of paths and of text (ISO 32000-2, Table A.1). */
const PAINTING: ReadonlySet<string> = new Set(['sh', 'Do', 'BI']);

/** The patterns of the demands, checked before a document is opened. */
export interface TextPatterns {
	readonly required: Pattern | undefined;
	readonly forbidden: Pattern | undefined;
}

/** @throws OctavoError `invalid_parameters` if one of them is not a pattern. */
export async function patternsOf(demands: TextDemands, job: Job): Promise<TextPatterns> {
	const { required_text, forbidden_text, search_mode } = demands;
	return {
		required: required_text === undefined ? undefined : await patternIn('required_text', required_text, search_mode, job),
		forbidden: forbidden_text === undefined ? undefined : await patternIn('forbidden_text', forbidden_text, search_mode, job),
	};
}

/** The rules about text that are asked for. */
export const demandsOfText = (demands: TextDemands): string[] => [
	...(['required_text', 'forbidden_text', 'maximum_unreadable'] as const).filter((rule) => demands[rule] !== undefined),
	...(demands.require_searchable ? ['require_searchable'] : []),
];

export interface TextFindings {
	readonly violations: readonly Violation[];
	readonly notes: readonly Note[];
	/** Absent if no text was read. */
	readonly textlessPages?: readonly number[];
}

export async function textViolations(document: PdfDocument, demands: TextDemands, patterns: TextPatterns): Promise<TextFindings> {
	const reading = new Reading(document, document.pages.count);
	const found = await readPages(document, demands, patterns, reading);
	const isMissing = patterns.required !== undefined && !found.isRequiredThere;
	const violations = [
		...(isMissing ? [violation('required_text', requiredMissing(demands, reading), { found: 0, limit: 1 })] : []),
		...onPages('forbidden_text', found.forbidden, (on) => `The forbidden text is on ${on}.`),
		...onPages(
			'forbidden_text',
			found.unsearched,
			(on) => `There is more text on ${on} than can be searched, so it is not known whether the forbidden text is there.`,
		),
		...onPages(
			'forbidden_text',
			found.unknown,
			(on) => `The document lacks fonts of ${on}, so it is not known whether the forbidden text is there.`,
		),
		...onPages(
			'forbidden_text',
			found.damaged,
			(on) => `Content of ${on} is damaged, so it is not known whether the forbidden text is there.`,
		),
		...onPages(
			'forbidden_text',
			found.withDamagedFonts,
			(on) => `Fonts of ${on} are damaged, so it is not known whether the forbidden text is there.`,
		),
		...onPages(
			'require_searchable',
			found.withoutText,
			(on) => `${beginSentence(on)} ${agree(found.withoutText.length, 'has', 'have')} images or drawings, but little or no text.`,
		),
		...unreadableViolations(demands, reading),
	];
	const notes = [
		...reading.notes,
		...(isMissing ? unlikelyIn('required_text', demands) : []),
		...(patterns.forbidden && found.forbidden.length === 0 ? unlikelyIn('forbidden_text', demands) : []),
	];
	return { violations, notes, textlessPages: reading.textlessPages };
}

/** The pages at fault, by reason, and whether the required text is on any page. */
interface FoundOnPages {
	readonly isRequiredThere: boolean;
	readonly forbidden: readonly number[];
	readonly unsearched: readonly number[];
	readonly unknown: readonly number[];
	readonly damaged: readonly number[];
	readonly withDamagedFonts: readonly number[];
	readonly withoutText: readonly number[];
}

async function readPages(
	document: PdfDocument,
	{ require_searchable }: TextDemands,
	{ required, forbidden }: TextPatterns,
	reading: Reading,
): Promise<FoundOnPages> {
	const { pace } = document.job;
	const decoder = new Decoder(document);
	const paintsOn = async (page: number) => paints(await decoder.page(page - 1), pace);
	let isRequiredThere = false;
	const [forbiddenOn, unsearched, unknown]: [number[], number[], number[]] = [[], [], []];
	const [damaged, withDamagedFonts, withoutText]: [number[], number[], number[]] = [[], [], []];
	for (let number = 1; number <= document.pages.count; number++) {
		const page = await reading.page(number);
		if (required && !isRequiredThere) isRequiredThere = (await findOnPage(page, required, pace)).isFound;
		if (forbidden) {
			const { isFound, truncated } = await findOnPage(page, forbidden, pace);
			if (isFound) forbiddenOn.push(number);
			else if (truncated) unsearched.push(number);
			else if (page.found.fragments.some(({ style }) => style.font === MISSING_FONT)) unknown.push(number);
			else if (page.found.damage?.ofContent) damaged.push(number);
			else if (page.found.damage?.ofFonts) withDamagedFonts.push(number);
		}
		if (require_searchable && (reading.isScan(number) || (page.characters === 0 && (await paintsOn(number)))))
			withoutText.push(number);
	}
	return { isRequiredThere, forbidden: forbiddenOn, unsearched, unknown, damaged, withDamagedFonts, withoutText };
}

function unreadableViolations({ maximum_unreadable: limit }: TextDemands, reading: Reading): Violation[] {
	const { unreadable: found, unreadableOn: pages } = reading;
	if (limit === undefined || found <= limit) return [];
	const message = `${reading.unreadableWords} cannot be read; at most ${limit} are allowed.`;
	return [violation('maximum_unreadable', message, { found, limit, pages })];
}

const unlikelyIn = (rule: 'required_text' | 'forbidden_text', demands: TextDemands): Note[] =>
	unlikelyNotes(rule, demands[rule] ?? '', demands.search_mode);

function requiredMissing({ required_text = '', search_mode }: TextDemands, { textlessPages }: Reading): string {
	const scans = textlessPages.length === 0 ? '' : `, and ${sayScans(textlessPages)}`;
	const cure = reasonUnlikely(required_text, search_mode) ? ' It looks as if it were written for another search mode.' : '';
	return `The required text is not in the document${scans}.${cure}`;
}

/** Of a rule that no page may violate. */
const onPages = (rule: string, pages: readonly number[], sentence: (on: string) => string): Violation[] =>
	pages.length === 0 ? [] : [violation(rule, sentence(namePages(pages)), { found: pages.length, limit: 0, pages })];

/** Whether content paints anything besides text. */
async function paints(content: Uint8Array, pace: Pace): Promise<boolean> {
	let found = false;
	await eachOperator(content, pace, ({ operator }) => {
		const path = PATH_PAINTING.get(operator);
		found ||= PAINTING.has(operator) || path?.fill !== undefined || path?.strokes === true;
	});
	return found;
}
