/** The searches of redact_text, as a pattern (docs/semantics.md, §38.1). */
import { invalidParameters } from '../../contract/errors';
import type { ParamsOf } from '../../contract/operations';
import type { Pattern, Search } from '../../patterns';
import { wordsPattern } from '../../patterns';
import type { Job } from '../../pdf/job';
import { limitExceeded } from '../../pdf/limits';
import { foldText } from '../../model/redaction/residue/plain-text';
import type { Find, Searching, Span } from '../../model/redaction/residue/find';
import { patternIn } from '../text/pattern';
import { CleanMarks } from './clean-marks';
import { kindPattern } from './kinds';

/** Lines of `search`. */
const MOST_LINES = 2000;
/** Characters of all forms of the lines without one of their hyphens. */
const MOST_FURTHER = 1_000_000;
/** Matches in one text. Beyond, nothing is redacted, because some would be left. */
export const MOST_MATCHES = 200_000;

export type Sought = Pick<ParamsOf<'redact_text'>, 'search' | 'search_mode' | 'redact_kinds'>;

export async function redactSearchOf({ search, search_mode, redact_kinds = [] }: Sought, job: Job): Promise<RedactSearch> {
	const patterns: Pattern[] = [];
	if (redact_kinds.length > 0) patterns.push(await kindPattern(redact_kinds, job));
	if (search !== undefined && search_mode !== 'regex') {
		const [text, codes] = await linesPattern(search, job);
		if (redact_kinds.length === 0) return new RedactSearch(text, codes, job);
		patterns.push(text);
	} else if (search !== undefined) patterns.push(await patternIn('search', search, search_mode, job));
	return new RedactSearch(anyOf(patterns), undefined, job);
}

/** Patterns for text, and for codes. */
async function linesPattern(search: string, { pace }: Job): Promise<readonly [Pattern, Pattern]> {
	const lines = search.split('\n').filter((line) => line.trim() !== '');
	if (lines.length > MOST_LINES)
		throw invalidParameters([{ field: 'search', message: `has ${lines.length} lines, and at most ${MOST_LINES} are allowed` }]);
	const forms: string[] = [];
	let further = 0;
	for (const line of lines) {
		const plain = (await foldText(line, pace))?.text ?? line;
		forms.push(line, plain);
		// A line may end after one of its hyphens, which is not told from one that divides a word.
		for (let at = plain.indexOf('-', 1); at > 0 && at < plain.length - 1; at = plain.indexOf('-', at + 1)) {
			if ((further += plain.length) > MOST_FURTHER)
				throw invalidParameters([{ field: 'search', message: 'has a line with too many hyphens; divide it, or redact areas' }]);
			forms.push(plain.slice(0, at) + plain.slice(at + 1));
		}
	}
	// A blank may be many.
	const long = forms.filter((form) => form.trim().length >= LEAST_CODES || /\S\s\S/.test(form));
	return [await wordsPattern(forms, pace), await wordsPattern(long, pace)];
}

/** Of areas alone. */
const NOTHING: Pattern = {
	hasGroups: false,
	search: () => Promise.resolve({ matches: [], truncated: false }),
	lacks: () => true,
};

/** Finds all matches of any of the patterns. */
function anyOf(patterns: readonly Pattern[]): Pattern {
	const [only] = patterns;
	if (patterns.length === 1) return only!;
	if (patterns.length === 0) return NOTHING;
	return {
		hasGroups: false,
		lacks: (text, pace) => patterns.every(({ lacks }) => lacks?.(text, pace) === true),
		search: async (text, most, pace) => {
			const searches: Search[] = [];
			for (const pattern of patterns) searches.push(await pattern.search(text, most, pace));
			const matches = searches
				.flatMap(({ matches }) => matches)
				.sort((one, other) => one.start - other.start || other.end - one.end);
			return { matches, truncated: searches.some(({ truncated }) => truncated) };
		},
	};
}

/** From here on, a text in bytes of any kind is not there by chance. */
const LEAST_CODES = 4;
/** Texts that were found and are searched in codes, too. */
const MOST_TEXTS = 10_000;
/** Pages of which the fingerprints are kept. */
const MOST_PAGES = 100_000;
/** Shorter words of areas are words of any text. */
const LEAST_WORD = 2;

/** Searches that are never cut short. */
export class RedactSearch implements Searching {
	private readonly texts = new Set<string>();
	/** Texts are only added. */
	readonly clean = new CleanMarks(() => this.texts.size);
	/** The fingerprints of pages in which nothing was found, by their indexes from 0. */
	readonly cleanPages = new Map<number, string>();
	private readonly areaWords = new Set<string>();
	private literal: Promise<Pattern> | undefined;

	constructor(
		readonly pattern: Pattern,
		/** The pattern for codes, if it is words: others may match codes of any font. */
		private readonly inWords: Pattern | undefined,
		private readonly job: Job,
	) {
		this.inText = this.finding(pattern, (text) => this.search(pattern, text));
		this.inNames = this.finding(pattern, async (text) => longSpans(await this.search(pattern, text)));
		const codes = inWords ?? { ...NOTHING, lacks: () => this.texts.size === 0 };
		this.inCodes = this.finding(codes, (text) => this.searchCodes(text));
	}

	/** A text that was found on a page. */
	note(text: string): void {
		if (this.inWords || text.length < LEAST_CODES || this.texts.size >= MOST_TEXTS || this.texts.has(text)) return;
		this.texts.add(text);
		this.literal = undefined;
	}

	/** The fingerprint of a page in which nothing was found. */
	notePage(index: number, mark: string | undefined): void {
		if (mark !== undefined && this.cleanPages.size < MOST_PAGES) this.cleanPages.set(index, mark);
	}

	/** A word of which an area takes letters. */
	noteArea(word: string): void {
		if (word.length >= LEAST_WORD && this.areaWords.size < MOST_TEXTS) this.areaWords.add(word);
	}

	/** The words of areas; undefined without any. */
	readonly ofAreas = async (): Promise<Find | undefined> => {
		if (this.areaWords.size === 0) return undefined;
		const pattern = await wordsPattern([...this.areaWords], this.job.pace);
		return this.finding(pattern, (text) => this.search(pattern, text));
	};

	/** @throws OctavoError `limit_exceeded` */
	readonly inText: Find;

	/** @throws OctavoError `limit_exceeded` */
	readonly inNames: Find;

	/** @throws OctavoError `limit_exceeded` */
	readonly inCodes: Find;

	private async searchCodes(text: string): Promise<readonly Span[]> {
		if (!this.inWords && this.texts.size === 0) return [];
		const pattern = this.inWords ?? (await (this.literal ??= wordsPattern([...this.texts], this.job.pace)));
		return longSpans(await this.search(pattern, text));
	}

	/** A search that tells at once of most texts that they have nothing. */
	private finding({ lacks }: Pattern, find: (text: string) => Promise<readonly Span[]>): Find {
		const { pace } = this.job;
		return Object.assign(find, { lacks: (text: string) => text === '' || lacks?.(text, pace) === true });
	}

	private async search(pattern: Pattern, text: string): Promise<readonly Span[]> {
		if (text === '') return [];
		const { matches, truncated } = await pattern.search(text, MOST_MATCHES, this.job.pace);
		if (truncated) throw tooMany();
		return matches;
	}
}

const longSpans = (spans: readonly Span[]): readonly Span[] => spans.filter(({ start, end }) => end - start >= LEAST_CODES);

export const tooMany = (): Error =>
	limitExceeded(
		'searching',
		'A page, or another text of the document, is too long to be searched to its end',
		'Split the document first',
	);
