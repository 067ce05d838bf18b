/** The checks of check_document that concern text (docs/semantics.md, §21.2). Messages name pages, never text (D47). */
import type { Note } from '../../contract/backend';
import { violation, type Violation } from '../../contract/check-report';
import { PATH_PAINTING } from '../../model/content/operator-table';
import { eachOperator } from '../../model/content/operators';
import { MISSING_FONT } from '../../model/font/reading/missing-font';
import { Decoder } from '../../model/interpreter/decoder';
import type { Pattern, SearchMode } from '../../patterns';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import type { Pace } from '../../pdf/pace';
import { namePages } from '../../sentences';
import { patternIn } from './pattern';
import { Reading } from './reading';

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

export async function textViolations(
	document: PdfDocument,
	{ require_searchable, maximum_unreadable }: TextDemands,
	{ required, forbidden }: TextPatterns,
): Promise<{ readonly violations: readonly Violation[]; readonly notes: readonly Note[] }> {
	const { pace } = document.job;
	const { count } = document.pages;
	const reading = new Reading(document, count);
	const decoder = new Decoder(document);
	let isFound = false;
	const [forbiddenOn, unsearched, unknown, withoutText]: [number[], number[], number[], number[]] = [[], [], [], []];
	for (let number = 1; number <= count; number++) {
		const page = await reading.page(number);
		const { text } = page.flow;
		if (required && !isFound) isFound = (await required.search(text, 1, pace)).matches.length > 0;
		if (forbidden) {
			const { matches, truncated } = await forbidden.search(text, 1, pace);
			if (matches.length > 0) forbiddenOn.push(number);
			else if (truncated) unsearched.push(number);
			else if (page.found.fragments.some(({ style }) => style.font === MISSING_FONT)) unknown.push(number);
		}
		if (require_searchable && page.characters === 0 && (await paints(await decoder.page(number - 1), pace)))
			withoutText.push(number);
	}
	const { unreadable, unreadableOn: pages } = reading;
	const violations = [
		...(required && !isFound
			? [violation('required_text', 'The required text is not in the document.', { found: 0, limit: 1 })]
			: []),
		...onPages('forbidden_text', forbiddenOn, (on) => `The forbidden text is on ${on}.`),
		...onPages(
			'forbidden_text',
			unsearched,
			(on) => `There is more text on ${on} than can be searched, so it is not known whether the forbidden text is there.`,
		),
		...onPages(
			'forbidden_text',
			unknown,
			(on) => `The document lacks fonts of ${on}, so it is not known whether the forbidden text is there.`,
		),
		...onPages('require_searchable', withoutText, (on) => `There is no text on ${on}, but there are images or drawings.`),
		...(maximum_unreadable !== undefined && unreadable > maximum_unreadable
			? [
					violation(
						'maximum_unreadable',
						`${reading.unreadableWords} cannot be read; at most ${maximum_unreadable} are allowed.`,
						{ found: unreadable, limit: maximum_unreadable, pages },
					),
				]
			: []),
	];
	return { violations, notes: reading.notes };
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
