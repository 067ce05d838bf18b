/** What other programs report about an input file, cached by content for the next run. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rewrittenByQpdf, type DrawingReader, type Readers, type Seen } from '../../test/support/readers';
import { fingerprint, type Picture } from '../../test/support/readers/pictures';
import {
	check,
	encryption,
	isSigned,
	qpdfPassword,
	requiresPassword,
	run,
	type Check,
	type Encryption,
} from '../../test/support/readers/programs';

/** A row of manifest.json; a file without a row is of kind `unlisted`. */
export interface Listed {
	readonly file: string;
	readonly kind: string;
	readonly pages?: number | null;
	/** Opens the document, as user or as owner. */
	readonly password?: string;
	readonly origin?: string;
}

/** How many pages at most are drawn of one document. */
export const PAGES_DRAWN = 120;
/** The longer side of a picture. */
export const LONGEST = 200;

/** A reader's view of the source as it is, or as qpdf rewrote it: readers repair damage in different ways. */
export type View = DrawingReader | `${DrawingReader} after qpdf`;

/** What a reader sees in a view. */
export interface Sight {
	/** Undefined if it does not open the document. */
	readonly count: number | undefined;
	/** Fingerprints of the first pages; none if the reader does not draw them, or draws them differently every time. */
	readonly prints: readonly string[];
	readonly complaints: readonly string[];
}

interface Facts {
	readonly check: Check;
	/** qpdf's complaints about its own rewrite of the file, and what it finds there; undefined if it writes none. */
	readonly rewritten: Check | undefined;
	readonly encryption: Encryption | undefined;
	/** Whether the document does not open without a password. */
	readonly needsPassword: boolean;
	/** Whether NeedAppearances is set; a merge applies it to the fields of all its documents. */
	readonly drawnByReaders: boolean;
	/** Whether pdfsig finds a signature. */
	readonly signed: boolean;
	/** By view; computed on demand, those of poppler and mutool from the start. */
	readonly sights: Partial<Record<View, Sight>>;
}

/** If /Count is larger than this, it is wrong. */
const BELIEVABLE = 1_000_000;
/** Increase it when the meaning of the facts changes. */
const VERSION = 8;

export class Source {
	private facts: { -readonly [K in keyof Facts]: Facts[K] };
	private constructor(
		readonly listed: Listed,
		readonly path: string,
		readonly size: number,
		private readonly remembered: string,
		private readonly readers: Readers,
		facts: Facts,
	) {
		this.facts = facts;
	}

	static async read(listed: Listed, folder: string, cache: string, readers: Readers): Promise<Source> {
		const file = path.join(folder, listed.file);
		const bytes = readFileSync(file);
		const hash = createHash('sha256')
			.update(`${VERSION} ${listed.password ?? ''} `)
			.update(bytes)
			.digest('hex')
			.slice(0, 24);
		mkdirSync(cache, { recursive: true });
		const remembered = path.join(cache, `${hash}.json`);
		const known = existsSync(remembered);
		const facts = known ? (JSON.parse(readFileSync(remembered, 'utf8')) as Facts) : await gather(listed, file, remembered);
		const source = new Source(listed, file, bytes.length, remembered, readers, facts);
		if (!known) for (const reader of ['poppler', 'mutool'] as const) await source.sight(reader);
		return source;
	}

	get checked(): Check {
		return this.facts.check;
	}
	get rewritten(): Check | undefined {
		return this.facts.rewritten;
	}
	get encryption(): Encryption | undefined {
		return this.facts.encryption;
	}
	get needsPassword(): boolean {
		return this.facts.needsPassword;
	}
	get drawnByReaders(): boolean {
		return this.facts.drawnByReaders;
	}
	get signed(): boolean {
		return this.facts.signed;
	}
	/** In the form that the judges need: they do not apply SASLprep, as the standard requires. */
	get password(): string | undefined {
		return prepared(this.listed.password);
	}
	/** Whether qpdf finds errors, not only what it warns of. */
	get hasErrors(): boolean {
		return this.checked.code === 2;
	}

	/** Whether qpdf reads the file and finds pages in it. */
	get readableByQpdf(): boolean {
		return !this.hasErrors && (this.rewritten?.pages ?? 0) > 0;
	}

	get readableByPoppler(): boolean {
		return this.facts.sights.poppler?.count !== undefined;
	}

	/** Every page count that a reader reports, the likeliest first. */
	get counts(): readonly number[] {
		const { poppler, mutool } = this.facts.sights;
		const all = [this.rewritten?.pages, poppler?.count, mutool?.count, this.listed.pages ?? undefined];
		return [...new Set(all)].filter((count): count is number => count !== undefined && count > 0 && count < BELIEVABLE);
	}

	async sight(view: View): Promise<Sight> {
		const known = this.facts.sights[view];
		if (known) return known;
		const { pages, pictures, complaints } = await this.look(view);
		const prints = pages === undefined ? [] : pictures.map(fingerprint);
		// Some files make a reader draw uninitialised memory: then it has no view.
		const again = prints.length === 0 ? [] : (await this.look(view)).pictures.map(fingerprint);
		const sight = { count: pages, prints: prints.every((one, index) => one === again[index]) ? prints : [], complaints };
		this.facts.sights[view] = sight;
		// On a busy machine a reader may be late, which says nothing about the file.
		if (!complaints.some((one) => one.startsWith('hang'))) this.remember();
		return sight;
	}

	/** What the reader of a view complains of in the source, as it is or as qpdf rewrote it. */
	async complaintsOf(view: View): Promise<readonly string[]> {
		const reader = view.replace(/ .*/, '') as DrawingReader;
		return [...(await this.sight(reader)).complaints, ...(await this.sight(`${reader} after qpdf`)).complaints];
	}

	async pictures(view: View): Promise<readonly Picture[]> {
		return (await this.look(view)).pictures;
	}

	private async look(view: View): Promise<Seen> {
		const { password } = this;
		const [reader, after] = view.split(' ') as [DrawingReader, string?];
		const wish = { size: { longest: LONGEST }, last: PAGES_DRAWN };
		if (after === undefined) return this.readers.look(reader, this.path, { ...wish, password });
		if (!this.rewritten) return { pages: undefined, pictures: [], texts: [], titles: [], complaints: [] };
		return this.readers.look(reader, await rewrite(this.path, password, this.remembered), wish);
	}

	private remember(): void {
		writeFileSync(this.remembered, JSON.stringify(this.facts));
	}
}

function prepared(password: string | undefined): string | undefined {
	return password?.normalize('NFKC').replaceAll('\u00ad', '');
}

async function gather(listed: Listed, file: string, remembered: string): Promise<Facts> {
	const password = prepared(listed.password);
	const [checked, needs] = await Promise.all([check(file, password), requiresPassword(file)]);
	const needsPassword = needs === 0;
	const locked = needsPassword && password === undefined;
	const rewritten = locked ? undefined : await check(await rewrite(file, password, remembered));
	const readable = rewritten !== undefined && (rewritten.pages ?? 0) > 0 ? rewritten : undefined;
	return {
		check: checked,
		rewritten: readable,
		encryption: await encryption(file, password),
		needsPassword,
		drawnByReaders: await drawnByReaders(file, password),
		signed: await isSigned(file, password),
		sights: {},
	};
}

async function drawnByReaders(file: string, password: string | undefined): Promise<boolean> {
	const { stdout } = await run('qpdf', ['--json', '--json-key=acroform', ...qpdfPassword(password), file]);
	return stdout.includes('"needappearances": true');
}

/** The file rewritten by qpdf, decrypted. Returns the path of the copy even if qpdf failed. */
async function rewrite(file: string, password: string | undefined, remembered: string): Promise<string> {
	const copy = remembered.replace(/json$/, 'pdf');
	if (!existsSync(copy)) await rewrittenByQpdf(file, copy, password);
	return copy;
}
