/** Whether a result is what an operation must make of a source, in the eyes of programs that we did not write. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import type { DrawingReader, Readers, Seen } from '.';
import { linkedWords, strayedLinks } from '../judges/placement';
import { differentPages, freshComplaints, wrongCount } from './comparison';
import { fingerprint } from './pictures';
import { hasCharacters, lossOf, possessionsOf } from './possessions';
import {
	check,
	encryption,
	isSigned,
	popplerPages,
	popplerPassword,
	qpdfPassword,
	requiresPassword,
	run,
	type Check,
} from './programs';
import { LONGEST, viewsOf, type Source, type View } from './source';

/** The facts that must be true of a result. */
export interface Expected {
	readonly name: string;
	/** For each page of the result, the zero-based page of the source that it must look like. */
	order(pages: number): number[];
	/** How the result is protected: like the input, not at all, by the password alone that the input needs, or with new encryption. */
	readonly protection:
		| 'kept'
		| 'none'
		| 'unrestricted'
		| { readonly user?: string; readonly owner?: string; readonly revision: number; readonly permissions: number };
	/** How many of the first pages are turned by 90 degrees clockwise. */
	turned?(pages: number): number;
	/** Text on every page of the result. */
	readonly text?: string;
	/** The result has several documents, none larger than this unless it is one page. */
	limit?(source: Source): number;
	/** The result has several documents, with these numbers of pages; undefined: as many as the source asks for. */
	several?(pages: number): readonly number[] | undefined;
	/** A text that a program prints of the result. */
	readonly shows?: { readonly program: readonly [command: string, ...args: string[]]; readonly text: string };
	/** The result has no signatures. */
	readonly unsigned?: true;
	/** The result has none of these in its objects and content. */
	readonly lacks?: readonly string[];
	/** Its form has the same values as that of the source, or no fields. */
	readonly form?: 'same values' | 'no fields';
	/** Its links lie on the same words as in the source, in the same order. */
	readonly links?: true;
	/** It has all links, bookmarks and fonts of the source. */
	readonly keeps?: true;
	/** Its pages are not pages of the source. */
	readonly unlike?: true;
	/** Text of its pages is removed, such as what does not show. */
	readonly lacksText?: true;
	/** A share of a page's pixels that may differ: the operation draws something small that is seen. */
	tolerance?(source: Source): number;
	/** Repeats pages: widgets of signatures are not repeated, so such pages may look different. */
	readonly repeats?: true;
}

export interface ResultFile {
	readonly path: string;
	readonly size: number;
	readonly pageCount?: number | undefined;
}

/** Remarkable facts that are not faults. */
export interface Remarks {
	/** One reader disagrees with the others. */
	readonly dissent?: string;
	/** No other program reads the source, so the pages could not be compared. */
	readonly unjudged?: true;
}

/** The readers that draw, of those that are installed. */
export interface Jury {
	readonly readers: Readers;
	readonly drawing: readonly DrawingReader[];
	/** Not: only structure, and pixels of the first pages; pdf.js a sample. */
	readonly isFull: boolean;
}

/** A share of pixels that may differ between two renderings of the same page. */
const TOLERANCE = 0.002;
/** Complaints about the content of streams. */
const CONTENTS = /stream data|re-processed without filtering|decoding|^page object|content stream/;
/** Complaints of readers that draw a field themselves, because no font of ours has the characters of its value. */
const FIELDS = /AnnotWidget|_getAppearance|opList|annotation data/;
/** A disagreement of one reader is reported, of two it is a failure. */
const ENOUGH = 2;
/** pdf.js takes as long as the others together, so that it is asked about one result in this number, unless all is examined. */
const SAMPLE = 4;

/** The result is not what it must be. */
export class Wrong extends Error {}

/** One result of one operation on one source. */
export class Examination {
	/** Opens the result. */
	private readonly password: string | undefined;

	constructor(
		private readonly each: Expected,
		private readonly source: Source,
		private readonly documents: readonly ResultFile[],
		private readonly jury: Jury,
	) {
		this.password =
			typeof each.protection === 'object' ? each.protection.user : this.staysEncrypted ? source.password : undefined;
	}

	/** Whether the result has the encryption of the source. */
	private get staysEncrypted(): boolean {
		const { protection } = this.each;
		const { encryption, needsPassword } = this.source.facts;
		return encryption !== undefined && (protection === 'kept' || (protection === 'unrestricted' && needsPassword));
	}

	/** @throws Wrong */
	async remarks(): Promise<Remarks> {
		const { each, source, documents } = this;
		// There is nothing to remove: the unchanged document is correct.
		const isUntouched = each.protection === 'unrestricted' || (each.protection === 'none' && !source.facts.encryption);
		if (isUntouched && readFileSync(documents[0]!.path).equals(readFileSync(source.paths[0]!))) return {};
		const counts: number[] = [];
		for (const { path } of documents) {
			const found = await check(path, this.password);
			this.clean(found);
			counts.push(found.pages ?? 0);
		}
		const count = counts.reduce((sum, one) => sum + one, 0);
		this.divided(counts, count);
		if (count === 0) throw new Wrong('has no pages');
		const possible = source.counts.filter((pages) => each.order(pages).length === count);
		if (possible.length === 0 && source.counts.length > 0 && (await this.anyoneSees()))
			throw new Wrong(`${count} pages, of a source with ${source.counts.join(' or ')}`);

		const seen = this.jury.isFull ? documents : documents.slice(0, 1);
		for (const { path } of seen) {
			await this.protection(path);
			if (each.text !== undefined && source.readableByPoppler) await this.carries(each.text, path);
			if (each.unsigned && source.facts.signed) await this.unsigned(path);
			if (each.lacks) await this.lacks(each.lacks, path);
			if (each.shows) await this.shows(each.shows, path);
		}
		if (each.links) this.links(documents[0]!.path);
		if (each.keeps) await this.keeps(documents[0]!.path);
		if (each.keeps || !(each.unlike || each.lacksText)) await this.says(documents);
		if (each.unlike) return {};
		return possible.length === 0 ? { unjudged: true } : this.looks(seen, possible);
	}

	private links(path: string): void {
		const before = this.source.links;
		if (!before) return;
		const strayed = strayedLinks(before, linkedWords(readFileSync(path)));
		if (strayed.length > 0) throw new Wrong(`${strayed[0]!}${strayed.length > 1 ? ` and ${strayed.length - 1} more` : ''}`);
	}

	private async keeps(path: string): Promise<void> {
		const before = await this.source.possessions();
		const after = before && (await possessionsOf(path, this.password));
		const pages = this.source.counts[0] ?? 1;
		const loss = after && lossOf(before, after, this.each.order(pages).length / pages);
		if (loss !== undefined) throw new Wrong(loss);
	}

	/** Each page says at least what its page in the source says: a word on an empty page is too small to be seen. */
	private async says(documents: readonly ResultFile[]): Promise<void> {
		const before = await this.source.said(this.jury.readers);
		if (before.length === 0) return;
		const texts: string[] = [];
		for (const { path } of documents)
			texts.push(...(await this.jury.readers.look('poppler', path, { password: this.password, texts: true })).texts);
		const order = this.each.order(before.length);
		if (texts.length !== order.length) return;
		const silent = order.findIndex((page, index) => !hasCharacters(texts[index]!, before[page] ?? ''));
		if (silent >= 0) throw new Wrong(`page ${silent + 1} has not all of its text`);
	}

	/** qpdf complains about nothing that it does not complain about in the source, or in its own rewrite of it. */
	private clean(found: Check): void {
		if (found.code === 0) return;
		const { check: before, rewritten } = this.source.facts;
		const known = new Set([...before.kinds, ...(rewritten?.kinds ?? [])]);
		// If qpdf gives up on the source, it has not read the streams, which are copied with their faults.
		const fresh = found.kinds.filter((kind) => !known.has(kind) && (rewritten || !CONTENTS.test(kind)));
		if (fresh.length > 0) throw new Wrong(`qpdf --check: ${fresh.slice(0, 3).join('; ')}`);
		// qpdf itself crashes on some files once they are encrypted.
		if (found.code === 2 && before.code !== 2 && rewritten)
			throw new Wrong(`qpdf --check ends with ${found.code}: ${found.kinds[0]}`);
	}

	/** The result has as many documents as it must, with the right numbers of pages. */
	private divided(counts: readonly number[], count: number): void {
		const { each, source, documents } = this;
		const limit = each.limit?.(source);
		const several = each.several?.(count);
		if (several && several.join() !== counts.join())
			throw new Wrong(`parts of ${counts.join(', ')} pages instead of ${several.join(', ')}`);
		if (limit === undefined && !each.several && documents.length !== 1)
			throw new Wrong(`${documents.length} documents instead of one`);
		for (const [index, { size, pageCount }] of documents.entries()) {
			const pages = counts[index]!;
			if (pageCount !== undefined && pageCount !== pages) throw new Wrong(`says ${pageCount} pages, qpdf sees ${pages}`);
			if (limit === undefined) continue;
			if (pages === 0) throw new Wrong(`part ${index + 1} has no pages`);
			if (size > limit && pages > 1) throw new Wrong(`part ${index + 1} of ${pages} pages has ${size} bytes, more than ${limit}`);
			const next = documents[index + 1];
			// Objects that two parts share count once in one part, so this is possible only if the part is not maximal.
			if (next && size + next.size <= limit) throw new Wrong(`parts ${index + 1} and ${index + 2} fit into one`);
		}
	}

	/** Whether a reader finds pages, instead of believing the /Count of a tree with cycles. */
	private async anyoneSees(): Promise<boolean> {
		if (this.source.facts.check.kinds.some((kind) => kind.startsWith('Loop detected'))) return false;
		for (const view of this.jury.drawing.flatMap(viewsOf)) if ((await this.source.sight(view)).prints.length > 0) return true;
		return false;
	}

	private async protection(file: string): Promise<void> {
		const { protection: wanted } = this.each;
		// Saves a process for most files.
		const now = readFileSync(file).includes('/Encrypt') ? await encryption(file, this.password) : undefined;
		const { facts } = this.source;
		if (typeof wanted === 'string' && now && !this.staysEncrypted) throw new Wrong('is still encrypted');
		const shown = (one: { revision: number; permissions: number } | undefined) => `R ${one?.revision} P ${one?.permissions}`;
		const own = this.staysEncrypted ? facts.encryption : undefined;
		const expected = typeof wanted === 'object' ? wanted : wanted === 'unrestricted' && own ? { ...own, permissions: -4 } : own;
		if (shown(now) !== shown(expected)) throw new Wrong(`protection is ${shown(now)} instead of ${shown(expected)}`);
		if (typeof wanted === 'string' || !this.jury.isFull) return;
		const opens = async (word: string | undefined) => (await requiresPassword(file, word)) === 3;
		const free = wanted.user === undefined;
		if ((await opens(undefined)) !== free) throw new Wrong(free ? 'does not open freely' : 'opens without a password');
		if (!free && (await opens('not the password'))) throw new Wrong('opens with a wrong password');
		for (const word of [wanted.user, wanted.owner])
			if (word !== undefined && !(await opens(word))) throw new Wrong(`does not open with “${word}”`);
		if (this.source.readableByPoppler && (await popplerPages(file, this.password)) === undefined)
			throw new Wrong('poppler does not open it');
	}

	private async carries(text: string, file: string): Promise<void> {
		const { texts } = await this.jury.readers.look('poppler', file, { password: this.password, texts: true });
		const without = texts.findIndex((page) => !page.replaceAll(/\s/g, '').includes(text));
		if (without >= 0) throw new Wrong(`page ${without + 1} does not carry the text`);
	}

	private async shows({ program: [command, ...args], text }: NonNullable<Expected['shows']>, file: string): Promise<void> {
		const { code, stdout } = await run(command, [...args, ...popplerPassword(this.password), file]);
		if (code === 0 && !stdout.includes(text)) throw new Wrong(`${command} does not show ${text}`);
	}

	private async unsigned(file: string): Promise<void> {
		if (await isSigned(file, this.password)) throw new Wrong('pdfsig still finds a signature');
		await this.lacks(['/ByteRange', '/DocTimeStamp', '/SigFlags', '/DocMDP', '/DSS'], file);
	}

	private async lacks(traces: readonly string[], file: string): Promise<void> {
		const args = ['--qdf', '--object-streams=disable', '--decrypt', file, '-'];
		const { stdout } = await run('qpdf', [...qpdfPassword(this.password), ...args]);
		for (const trace of traces) if (stdout.includes(trace)) throw new Wrong(`${trace} is still there`);
	}

	/** Every page of the result looks to the readers like its page in the source. */
	private async looks(documents: readonly ResultFile[], counts: readonly number[]): Promise<Remarks> {
		const sample = createHash('sha1').update(`${this.source.listed.file} ${this.each.name}`).digest()[0]!;
		const dissents: string[] = [];
		let asked = 0;
		for (const reader of this.jury.drawing) {
			if (reader === 'pdf.js' && !this.jury.isFull && sample % SAMPLE !== 0) continue;
			const opinion = await this.opinionOf(reader, documents, counts);
			if (opinion === undefined) continue;
			asked++;
			if (opinion !== 'alike') dissents.push(`${reader} ${opinion}`);
		}
		if (asked === 0) return { unjudged: true };
		if (dissents.length >= ENOUGH) throw new Wrong(dissents.join('; '));
		return dissents[0] === undefined ? {} : { dissent: dissents[0] };
	}

	/**
	 * `alike`, or what is wrong; undefined if the reader has no view of the source. Readers repair damage in different ways, and
	 * some draw the borders of links, which are removed with the page they led to: if a reader finds the result different from the
	 * source, it is asked about the source as qpdf rewrote it.
	 */
	private async opinionOf(
		reader: DrawingReader,
		documents: readonly ResultFile[],
		counts: readonly number[],
	): Promise<string | undefined> {
		const { each, source, password, jury } = this;
		// A reader that cannot decrypt the source cannot decrypt a result that keeps the encryption.
		const isLocked = source.facts.encryption !== undefined && (await source.sight(reader)).count === undefined;
		if (isLocked && each.protection === 'kept') return undefined;
		let first: string | undefined;
		for (const view of viewsOf(reader)) {
			const { prints } = await source.sight(view);
			const count = counts.find((pages) => Math.min(pages, source.drawn.last) === prints.length);
			if (count === undefined) continue;
			// Of a long source only the first pages are drawn: those of the result are judged that come from them.
			const order = each.order(count);
			const start = this.isDivided
				? 0
				: Math.max(
						0,
						order.findIndex((page) => page < prints.length),
					);
			const end = start + (this.jury.isFull ? source.drawn.last : 3);
			const wish = { ...source.drawn, password, first: start + 1, last: end, size: { longest: LONGEST }, cropped: true } as const;
			const seen: Seen[] = [];
			for (const { path } of documents) {
				const shown = await this.upright(path, count);
				const sight = await jury.readers.look(reader, shown, wish);
				// A file in which qpdf turned the pages back may have faults that the result has not.
				const isOurs = shown === path || sight.complaints.length === 0;
				seen.push(isOurs ? sight : { ...sight, complaints: (await jury.readers.look(reader, path, wish)).complaints });
			}
			const problem = await this.compare(view, seen, order, start, end);
			if (problem === undefined) return 'alike';
			first ??= problem;
		}
		return first;
	}

	/** Whether the result is several documents. */
	private get isDivided(): boolean {
		return this.each.limit !== undefined || this.each.several !== undefined;
	}

	/** The differences that a reader finds in pages `start` to `end` of the result, which are in `order` in its view of the source. */
	private async compare(
		view: View,
		seen: readonly Seen[],
		order: readonly number[],
		start: number,
		end: number,
	): Promise<string | undefined> {
		const { each, source } = this;
		const { prints } = await source.sight(view);
		const after = seen.flatMap(({ pictures }) => pictures);
		const wanted = order.slice(start, end);
		const miscounted = this.isDivided ? undefined : wrongCount(seen, order.length);
		if (miscounted !== undefined) return miscounted;
		if (!this.isDivided && after.length !== wanted.length) return `draws ${after.length} pages of ${wanted.length}`;
		const pageOf = (index: number): number => wanted[index] ?? -1;
		const isOther = (index: number) => pageOf(index) < prints.length && fingerprint(after[index]!) !== prints[pageOf(index)];
		const different = [...after.keys()].filter(isOther);
		const originals = different.length > 0 ? await source.pictures(view) : [];
		const tolerance = each.tolerance?.(source) ?? TOLERANCE;
		const isRepeated = (index: number) => each.repeats && source.facts.signed && wanted.indexOf(pageOf(index)) !== index;
		const shares = differentPages(different, (index) => originals[pageOf(index)], after, tolerance)
			.filter(({ index }) => !isRepeated(index))
			.map(({ index, share }) => `${start + index + 1} (${(share * 100).toFixed(1)} %)`);
		if (shares.length > 0) return `draws page ${shares.slice(0, 4).join(', ')} differently`;
		const isExcused = (complaint: string) => each.form !== undefined && FIELDS.test(complaint);
		if (freshComplaints(seen, []).every(isExcused)) return undefined;
		const complaints = freshComplaints(seen, await source.complaintsOf(view)).filter((one) => !isExcused(one));
		return complaints.length === 0 ? undefined : `complains: ${complaints.slice(0, 3).join('; ')}`;
	}

	/**
	 * The result with its turned pages turned back, by qpdf: then annotations that do not turn with the page (NoRotate) look as
	 * in the source again, and a turn the wrong way shows as pages upside down.
	 */
	private async upright(file: string, count: number): Promise<string> {
		if (!this.each.turned) return file;
		const back = file.replace(/\.pdf$/, '-upright.pdf');
		rmSync(back, { force: true });
		await run('qpdf', [...qpdfPassword(this.password), file, `--rotate=-90:1-${this.each.turned(count)}`, back]);
		return back;
	}
}
