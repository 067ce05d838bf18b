/**
 * Whether the results of an operation on a draft's document are right, in the eyes of the five readers: none complains of a result
 * what it does not complain of in the source, all find the right pages, and each page says and looks like its page in the source.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { OctavoError } from '../../../shared/contract/errors';
import type { OperationName } from '../../../shared/contract/operations';
import { USER } from '../documents/odd';
import type { Trial } from '../examples';
import { rewrittenByQpdf, type Reader, type Readers, type Seen } from '../readers';
import { differentPages, freshComplaints, wrongCount } from '../readers/comparison';
import type { Picture } from '../readers/pictures';
import { lossOf, possessionsOf, type Possessions } from '../readers/possessions';
import { PAGES, titleOf, type Draft } from './draft';
import { perform, trialOf, wrongWith } from './trials';
import { writeDraft } from './write-draft';

/** Pixels on the longer side of a page, and the share of them that may differ. */
const LONGEST = 120;
const TOLERANCE = 0.005;

export interface Judged {
	readonly results: number;
	/** Each with the reader's name in front, if it is a reader's. */
	readonly complaints: readonly string[];
}

/** A document, and what the readers see in it. */
export class Subject {
	readonly locked: boolean;
	private readonly commented: ReadonlySet<number>;
	/** The source as qpdf rewrote it, in the eyes of each reader. */
	private readonly rewritten = new Map<Reader, Seen>();

	private owned: Promise<Possessions | undefined> | undefined;

	private constructor(
		readonly bytes: Uint8Array,
		draft: Draft,
		private readonly readers: Readers,
		private readonly installed: readonly Reader[],
		private readonly temporary: string,
		private readonly source: ReadonlyMap<Reader, Seen>,
	) {
		this.locked = draft.encryption !== undefined;
		this.commented = draft.commented;
	}

	static async see(draft: Draft, readers: Readers, installed: readonly Reader[], temporary: string): Promise<Subject> {
		const bytes = writeDraft(draft);
		const source = new Map<Reader, Seen>();
		const password = draft.encryption === undefined ? undefined : USER;
		writeFileSync(temporary, bytes);
		for (const reader of installed) source.set(reader, await look(readers, reader, temporary, password));
		return new Subject(bytes, draft, readers, installed, temporary, source);
	}

	/** Faults that readers find in the source. */
	get doubts(): string[] {
		return [...this.source].flatMap(([reader, seen]) => [
			...(readsAll(reader, seen)
				? []
				: [
						`${reader} finds ${seen.pages ?? 'no'} pages, draws ${seen.pictures.length} and reads ${seen.texts.filter((text) => saysPage(text) !== '').length}`,
					]),
			...seen.complaints.map((one) => `${reader}: ${one}`),
		]);
	}

	/** `harm` takes something out of the first document, for a negative control; without it in there, nothing is judged. */
	async judge(name: OperationName, harm?: (bytes: Uint8Array) => Promise<Uint8Array | undefined>): Promise<Judged> {
		const trial = trialOf(name);
		let outcome;
		try {
			outcome = await perform(name, this.bytes, this.locked);
		} catch (thrown) {
			if (!(thrown instanceof OctavoError) || thrown.code === 'internal')
				return { results: 0, complaints: [`crash: ${String((thrown as Error).cause ?? thrown)}`] };
			const right = trial.refuses === thrown.code;
			return { results: 0, complaints: right ? [] : [`refused: ${thrown.code}: ${thrown.message}`] };
		}
		const { pages, documents: expected } = trial;
		if (pages === undefined) {
			const wrong = wrongWith(outcome, trial);
			return { results: 1, complaints: wrong === undefined ? [] : [wrong] };
		}
		const documents = [...outcome.documents];
		const [first] = documents;
		const harmed = harm && first && (await harm(first.bytes));
		if (harm && !harmed) return { results: 0, complaints: [] };
		if (harmed) documents[0] = { ...first, bytes: harmed };
		const complaints: string[] = [];
		if (expected !== 'any' && documents.length !== expected)
			complaints.push(`${documents.length} documents instead of ${expected}`);
		const password = trial.keepsEncryption && this.locked ? USER : trial.password;
		const seen = new Map<Reader, Seen[]>(this.installed.map((reader) => [reader, []]));
		for (const { bytes } of documents) {
			writeFileSync(this.temporary, bytes);
			for (const reader of this.installed) seen.get(reader)!.push(await look(this.readers, reader, this.temporary, password));
		}
		const loss =
			keepsAll(trial) && documents.length === 1
				? await this.loss(documents[0]!.bytes, password, pages.length / PAGES)
				: await this.leadNowhere(documents, password, trial);
		if (loss !== undefined) complaints.push(loss);
		for (const [reader, views] of seen) {
			if (this.needsReconstruction(reader) && documents.every(({ bytes }) => this.isWithin(bytes))) continue;
			complaints.push(...this.compare(reader, views, pages, trial));
			complaints.push(...(await this.differences(reader, views, pages, trial)));
		}
		return { results: documents.length, complaints };
	}

	/** poppler overlooks the hidden objects of a hybrid, and searches the file for them; not once a section was appended. */
	private needsReconstruction(reader: Reader): boolean {
		return this.source.get(reader)!.complaints.some((one) => one.includes('try to reconstruct'));
	}

	/** Whether a result is the source with a section after it. */
	private isWithin(bytes: Uint8Array): boolean {
		return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, this.bytes.length)).equals(this.bytes);
	}

	/** Links, bookmarks or fonts that are lost. */
	private async loss(bytes: Uint8Array, password: string | undefined, times: number): Promise<string | undefined> {
		const before = await this.ownPossessions();
		const after = before && (await this.possessions(bytes, password));
		return after && lossOf(before, after, times);
	}

	/** Bookmarks of parts that no longer lead to a page, although it is in one of them. */
	private async leadNowhere(
		documents: readonly { readonly bytes: Uint8Array }[],
		password: string | undefined,
		{ pages = [], titles }: Pick<Trial, 'titles'> & { readonly pages: readonly number[] | undefined },
	): Promise<string | undefined> {
		if (titles !== undefined) return undefined;
		const before = await this.ownPossessions();
		const known = this.source.get('pdf.js')?.titles ?? [];
		// Where some lead to no page before, it is not known which.
		if (before?.bookmarks !== known.length) return undefined;
		let found = 0;
		for (const { bytes } of documents) {
			const after = await this.possessions(bytes, password);
			if (after === undefined) return undefined;
			found += after.bookmarks;
		}
		const due = titlesTo(pages, known).length;
		return found < due ? `${found} bookmarks that lead to a page instead of ${due}` : undefined;
	}

	private ownPossessions(): Promise<Possessions | undefined> {
		return (this.owned ??= this.possessions(this.bytes, this.locked ? USER : undefined));
	}

	private possessions(bytes: Uint8Array, password: string | undefined): Promise<Possessions | undefined> {
		writeFileSync(this.temporary, bytes);
		return possessionsOf(this.temporary, password);
	}

	private compare(
		reader: Reader,
		views: readonly Seen[],
		order: readonly number[],
		{ looks, titles: wanted, words: left }: Pick<Trial, 'looks' | 'titles' | 'words'>,
	): string[] {
		const source = this.source.get(reader)!;
		// A reader that cannot read all of the source does not judge results.
		if (!readsAll(reader, source)) return [];
		const miscounted = wrongCount(views, order.length);
		if (miscounted !== undefined) return [`${reader} ${miscounted}`];
		const found = freshComplaints(views, source.complaints).map((one) => `${reader}: ${one}`);
		if (reader === 'qpdf') return found;
		// pdf.js does not find the bookmarks of encrypted hybrids.
		const titles = source.titles.length === 0 ? [] : views.flatMap((one) => one.titles);
		const strange = titles.filter((title) => !(wanted ?? source.titles).includes(title));
		found.push(...strange.map((title) => `${reader}: a bookmark is called “${title}”`));
		const due = wanted ?? titlesTo(order, source.titles);
		if (source.titles.length > 0 && titles.length < due.length) found.push(`${reader}: a bookmark is missing`);
		const texts = views.flatMap((one) => one.texts.map((text) => text.replaceAll(/\s+/g, ' ')));
		for (const [index, page] of order.entries()) {
			const [words, text] = [saysPage(source.texts[page] ?? ''), texts[index] ?? ''];
			if (left === 'removed') {
				if (/page \d/i.test(text)) found.push(`${reader}: page ${index + 1} still says “${saysPage(text)}”`);
				continue;
			}
			const isRight = looks === 'other' ? text.includes(words) : saysPage(text) === words;
			if (!isRight && saysPage(text) !== `Page ${page + 1}`)
				found.push(`${reader}: page ${index + 1} says “${saysPage(text)}” instead of “${words}”`);
		}
		return found;
	}

	/** Pages that do not look like those of the source, neither as it is nor as qpdf rewrote it: readers misread some choices. */
	private async differences(
		reader: Reader,
		views: readonly Seen[],
		order: readonly number[],
		{ looks }: Pick<Trial, 'looks'>,
	): Promise<string[]> {
		const source = this.source.get(reader)!;
		if (reader === 'qpdf' || !readsAll(reader, source) || wrongCount(views, order.length) !== undefined) return [];
		const isCompared = (index: number): boolean =>
			looks === undefined || looks === 'turned' || (looks === 'uncommented' && !this.commented.has(order[index]!));
		const pictures = views.flatMap((one) => one.pictures);
		const among = (indexes: readonly number[], before: Seen): number[] => {
			const sourceOf = (at: number): Picture | undefined => before.pictures[order[at]!];
			if (looks === 'turned') return indexes.filter((at) => sourceOf(at) && !isTurned(sourceOf(at)!, pictures[at]));
			return differentPages(indexes, sourceOf, pictures, TOLERANCE).map(({ index }) => index);
		};
		let wrong = among([...order.keys()].filter(isCompared), source);
		if (wrong.length > 0) wrong = among(wrong, await this.seenRewritten(reader));
		return wrong.map((index) => `${reader}: page ${index + 1} ${looks === 'turned' ? 'is not turned' : 'looks different'}`);
	}

	private async seenRewritten(reader: Reader): Promise<Seen> {
		const known = this.rewritten.get(reader);
		if (known) return known;
		const copy = `${this.temporary}.qpdf`;
		writeFileSync(this.temporary, this.bytes);
		await rewrittenByQpdf(this.temporary, copy, this.locked ? USER : undefined);
		const seen = await look(this.readers, reader, copy, undefined);
		rmSync(copy, { force: true });
		this.rewritten.set(reader, seen);
		return seen;
	}

	close(): void {
		rmSync(this.temporary, { force: true });
	}
}

/** Of these titles, those of bookmarks to the pages. A page that is repeated has its bookmark once. */
const titlesTo = (pages: readonly number[], titles: readonly string[]): string[] =>
	titles.filter((title) => pages.some((page) => titleOf(page + 1) === title));

/** Whether an operation gives all pages with all that is on them. */
const keepsAll = ({ pages, looks, titles, words }: ReturnType<typeof trialOf>): boolean =>
	looks !== 'uncommented' && words === undefined && titles === undefined && new Set(pages).size === PAGES;

/** Whether a page became as wide as it was high. */
const isTurned = (before: Picture, after: Picture | undefined): boolean =>
	after !== undefined && Math.abs(before.width - after.height) <= 1 && Math.abs(before.height - after.width) <= 1;

/**
 * Whether a reader finds all pages, and draws and reads them if it draws. All but qpdf find nothing in the object streams of an encrypted
 * hybrid: if the arrays of content streams are there, every page is empty to them.
 */
const readsAll = (reader: Reader, { pages, pictures, texts }: Seen): boolean =>
	pages === PAGES && (reader === 'qpdf' || (pictures.length === PAGES && texts.some((text) => saysPage(text) !== '')));

const look = (readers: Readers, reader: Reader, file: string, password: string | undefined): Promise<Seen> =>
	readers.look(reader, file, { password, texts: true, size: { longest: LONGEST } });

/** Stamps add words; page N says "Page N". */
const saysPage = (text: string): string => /Page \d|Outdated/.exec(text.replaceAll(/\s+/g, ' '))?.[0] ?? '';
