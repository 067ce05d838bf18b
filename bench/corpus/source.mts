/** What other programs report about an input file, cached by content for the next run. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
	check,
	encryption,
	fingerprint,
	isSigned,
	mutoolPages,
	pictures,
	popplerPages,
	qpdfPassword,
	requiresPassword,
	run,
} from './tools.mts';
import type { Check, Encryption, Picture } from './tools.mts';

/** A row of manifest.json; a file without a row is of kind `unlisted`. */
export interface Listed {
	readonly file: string;
	readonly kind: string;
	readonly pages?: number | null;
	/** Opens the document, as user or as owner. */
	readonly password?: string;
	readonly origin?: string;
}

/**
 * The views of the source that a result is compared with: poppler's, poppler's of the file that qpdf rewrote (readers
 * repair damage in different ways), and mutool's.
 */
export const views = ['poppler', 'rewritten', 'mutool'] as const;
export type View = (typeof views)[number];

interface Facts {
	readonly check: Check;
	/** qpdf's complaints about its own rewrite of the file, and what it finds there; undefined if it writes none. */
	readonly rewritten: Check | undefined;
	readonly encryption: Encryption | undefined;
	/** Whether the document does not open without a password. */
	readonly needsPassword: boolean;
	readonly counts: Partial<Record<View, number>>;
	/** Whether NeedAppearances is set; a merge applies it to the fields of all its documents. */
	readonly drawnByReaders: boolean;
	/** Whether pdfsig finds a signature. */
	readonly signed: boolean;
	/** Fingerprints of pages, by view, computed on demand. */
	readonly pages: Partial<Record<View, readonly string[]>>;
}

/** If /Count is larger than this, it is wrong. */
const BELIEVABLE = 1_000_000;
/** Increase it when the meaning of the facts changes. */
const VERSION = 7;

export class Source {
	private facts: { -readonly [K in keyof Facts]: Facts[K] };
	private constructor(
		readonly listed: Listed,
		readonly path: string,
		readonly size: number,
		private readonly remembered: string,
		facts: Facts,
	) {
		this.facts = facts;
	}

	static async read(listed: Listed, folder: string, cache: string): Promise<Source> {
		const file = path.join(folder, listed.file);
		const bytes = readFileSync(file);
		const hash = createHash('sha256')
			.update(`${VERSION} ${listed.password ?? ''} `)
			.update(bytes)
			.digest('hex')
			.slice(0, 24);
		mkdirSync(cache, { recursive: true });
		const remembered = path.join(cache, `${hash}.json`);
		if (existsSync(remembered))
			return new Source(listed, file, bytes.length, remembered, JSON.parse(readFileSync(remembered, 'utf8')) as Facts);
		const source = new Source(listed, file, bytes.length, remembered, await gather(listed, file, remembered));
		source.remember();
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
	/** Whether qpdf reads the file and finds pages in it. */
	get readableByQpdf(): boolean {
		return this.checked.code !== 2 && (this.rewritten?.pages ?? 0) > 0;
	}

	get readableByPoppler(): boolean {
		return this.facts.counts.poppler !== undefined;
	}

	/** Every page count that a reader reports, the likeliest first. */
	get counts(): readonly number[] {
		const { poppler, rewritten, mutool } = this.facts.counts;
		const all = [rewritten, poppler, mutool, this.listed.pages ?? undefined];
		return [...new Set(all)].filter((count): count is number => count !== undefined && count > 0 && count < BELIEVABLE);
	}

	/** Fingerprints of the pages in a reader's view; none if it cannot read the file. */
	async pages(view: View): Promise<readonly string[]> {
		const known = this.facts.pages[view];
		if (known) return known;
		const seen = (await this.pictures(view)).map(fingerprint);
		// Some files make a reader draw uninitialised memory: then it has no view.
		const again = (await this.pictures(view)).map(fingerprint);
		if (seen.some((page, index) => page !== again[index])) seen.length = 0;
		this.facts.pages[view] = seen;
		this.remember();
		return seen;
	}

	async pictures(view: View): Promise<Picture[]> {
		const { password } = this;
		if (view === 'poppler' && !this.readableByPoppler) return [];
		if (view !== 'rewritten') return pictures(this.path, view, password);
		if (!this.rewritten) return [];
		const copy = await rewrite(this.path, password, this.remembered);
		return (await popplerPages(copy)) === undefined ? [] : pictures(copy, 'poppler');
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
	const [checked, poppler, mutool, needs] = await Promise.all([
		check(file, password),
		popplerPages(file, password),
		mutoolPages(file, password),
		requiresPassword(file),
	]);
	const needsPassword = needs === 0;
	const locked = needsPassword && password === undefined;
	const rewritten = locked ? undefined : await check(await rewrite(file, password, remembered));
	const readable = rewritten !== undefined && (rewritten.pages ?? 0) > 0 ? rewritten : undefined;
	return {
		check: checked,
		rewritten: readable,
		encryption: await encryption(file, password),
		needsPassword,
		counts: {
			...(poppler === undefined ? {} : { poppler }),
			...(mutool === undefined ? {} : { mutool }),
			...(readable?.pages === undefined ? {} : { rewritten: readable.pages }),
		},
		drawnByReaders: await drawnByReaders(file, password),
		signed: await isSigned(file, password),
		pages: {},
	};
}

async function drawnByReaders(file: string, password: string | undefined): Promise<boolean> {
	const { stdout } = await run('qpdf', ['--json', '--json-key=acroform', ...qpdfPassword(password), file]);
	return stdout.includes('"needappearances": true');
}

/** The file rewritten by qpdf, decrypted. Returns the path of the copy even if qpdf failed. */
async function rewrite(file: string, password: string | undefined, remembered: string): Promise<string> {
	const copy = remembered.replace(/json$/, 'pdf');
	if (!existsSync(copy)) await run('qpdf', ['--decrypt', ...qpdfPassword(password), file, copy]);
	return copy;
}
