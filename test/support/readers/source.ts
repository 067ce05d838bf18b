/** Reports of other programs about an input file, cached by content for the next run. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pagesByQpdf, rewrittenByQpdf, type DrawingReader, type Readers, type Seen } from '.';
import { linkedWords, type LinkedWords } from '../judges/placement';
import { fingerprint, type Picture } from './pictures';
import { possessionsOf, type Possessions } from './possessions';
import { check, encryption, isSigned, qpdfPassword, requiresPassword, run, type Check, type Encryption } from './programs';

/** A row of manifest.json; a file without a row is of kind `unlisted`. */
export interface Listed {
	readonly file: string;
	readonly kind: string;
	readonly pages?: number | null;
	/** Opens the document, as user or as owner. */
	readonly password?: string;
}

/** The folder that a judge was given. @throws Error if it does not exist */
export function givenFolder(folder: string | undefined): string {
	if (folder === undefined || !existsSync(folder)) throw new Error('Name a folder that holds PDF files');
	return folder;
}

/**
 * The wanted PDF files of a folder, as its manifest.json describes them.
 * @throws Error without such a file: a judge that has seen nothing would find nothing wrong.
 */
export function listedIn(folder: string, isWanted: (one: Listed) => boolean): Listed[] {
	const manifest = path.join(folder, 'manifest.json');
	const rows = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as Listed[]) : [];
	const known = new Map(rows.map((row) => [row.file, row]));
	const files = readdirSync(folder).filter((file) => file.toLowerCase().endsWith('.pdf'));
	const listed = files.sort().map((file) => known.get(file) ?? { file, kind: 'unlisted' });
	const wanted = listed.filter(isWanted);
	if (wanted.length === 0) throw new Error(`${folder} holds no ${listed.length === 0 ? '' : 'such '}PDF file`);
	return wanted;
}

/** How many pages at most are drawn of one document. */
const PAGES_DRAWN = 120;
/** The longer side of a picture. */
export const LONGEST = 200;

/**
 * A reader's view of the source as it is, as qpdf rewrote it, or with a page tree that qpdf made: readers repair damage in different
 * ways, and some inherit from /Parent where it is not the node that lists the page.
 */
export type View = DrawingReader | `${DrawingReader} after qpdf` | `${DrawingReader} in pages of qpdf`;

export const viewsOf = (reader: DrawingReader): readonly View[] => [reader, `${reader} after qpdf`, `${reader} in pages of qpdf`];

/** The facts that a reader sees in a view. */
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
	/** The password in the form that opens the document in qpdf. */
	readonly password: string | undefined;
	/** Whether the document does not open without a password. */
	readonly needsPassword: boolean;
	/** Whether NeedAppearances is set; a merge applies it to the fields of all its documents. */
	readonly drawnByReaders: boolean;
	/** Whether readers draw fields in different ways: NeedAppearances is set, or a widget has no appearance. */
	readonly incompleteForm: boolean;
	/** Whether pdfsig finds a signature. */
	readonly signed: boolean;
	/** By view; computed on demand, those of poppler and mutool from the start. */
	readonly sights: Partial<Record<View, Sight>>;
}

/** If /Count is larger than this, it is wrong. */
const BELIEVABLE = 1_000_000;
/** Increase it when the meaning of the facts changes. */
const VERSION = 11;
const NOTHING: Seen = { pages: undefined, pictures: [], texts: [], titles: [], complaints: [] };
const CACHE = path.join(process.env['OCTAVO_ROOT'] ?? '.', '.cache', 'corpus');

export class Source {
	private linked: readonly LinkedWords[] | undefined;
	private told: Promise<Seen> | undefined;
	private owned: Promise<Possessions | undefined> | undefined;
	/** Poppler does not come to an end with its words. */
	private isEndless = false;

	private constructor(
		readonly listed: Listed,
		readonly paths: readonly string[],
		readonly size: number,
		readonly facts: Facts,
		private readonly look: (view: View) => Promise<Seen>,
		private readonly remember: () => void,
		/** How many pages at most are drawn, and how many milliseconds that may take. */
		readonly drawn: { readonly last: number; readonly limit?: number } = { last: PAGES_DRAWN },
	) {}

	static async read(listed: Listed, folder: string, readers: Readers): Promise<Source> {
		const file = path.join(folder, listed.file);
		const bytes = readFileSync(file);
		const hash = createHash('sha256')
			.update(`${VERSION} ${listed.password ?? ''} `)
			.update(bytes)
			.digest('hex')
			.slice(0, 24);
		mkdirSync(CACHE, { recursive: true });
		const remembered = path.join(CACHE, `${hash}.json`);
		const copy = remembered.replace(/json$/, 'pdf');
		const known = existsSync(remembered);
		const facts = known ? (JSON.parse(readFileSync(remembered, 'utf8')) as Facts) : await gather(listed, file, copy);
		const look = async (view: View): Promise<Seen> => {
			const [reader, how] = view.split(' ') as [DrawingReader, ('after' | 'in')?];
			const wish = { size: { longest: LONGEST }, cropped: true, last: PAGES_DRAWN } as const;
			if (how === undefined) return readers.look(reader, file, { ...wish, password: facts.password });
			if (how === 'after') return facts.rewritten ? readers.look(reader, copy, wish) : NOTHING;
			const arranged = copy.replace(/pdf$/, 'pages.pdf');
			if (!existsSync(arranged)) await pagesByQpdf(file, arranged, facts.password);
			return existsSync(arranged) ? readers.look(reader, arranged, wish) : NOTHING;
		};
		const source = new Source(listed, [file], bytes.length, facts, look, () => writeFileSync(remembered, JSON.stringify(facts)));
		if (!known) for (const reader of ['poppler', 'mutool'] as const) await source.sight(reader);
		return source;
	}

	/** Several clean files as one, for a merge of them: those of which `eyes` draw all pages; undefined without such files. */
	static async chain(all: readonly Source[], eyes: readonly DrawingReader[]): Promise<Source | undefined> {
		const parts: Source[] = [];
		for (const one of all) {
			const isDrawn = async (eye: DrawingReader) => (await one.sight(eye)).prints.length === one.counts[0];
			const views = await Promise.all(eyes.map(isDrawn));
			if (one.listed.kind === 'clean' && !one.facts.drawnByReaders && views.every(Boolean)) parts.push(one);
		}
		const [first] = parts;
		if (!first) return undefined;
		const sum = (of: (part: Source) => number): number => parts.reduce((total, part) => total + of(part), 0);
		const pages = sum(({ counts }) => counts[0]!);
		const kinds = parts.flatMap(({ facts }) => [...facts.check.kinds, ...(facts.rewritten?.kinds ?? [])]);
		const found = { code: 3, kinds, pages };
		const look = async (view: View): Promise<Seen> => {
			const pictures: Picture[] = [];
			for (const part of parts) pictures.push(...(await part.pictures(view)));
			return { ...NOTHING, pictures };
		};
		const sights: Facts['sights'] = {};
		for (const view of eyes.flatMap((eye) => viewsOf(eye).slice(0, 2))) {
			const some = await Promise.all(parts.map((part) => part.sight(view)));
			const prints = some.flatMap((one) => one.prints);
			sights[view] = { count: pages, prints, complaints: some.flatMap(({ complaints }) => complaints) };
		}
		const facts = { ...first.facts, check: found, rewritten: found, signed: false, sights };
		const file = `${first.listed.file} and ${parts.length - 1} more`;
		const paths = parts.flatMap((part) => part.paths);
		const drawn = { last: pages, limit: 120_000 };
		return new Source(
			{ file, kind: 'clean' },
			paths,
			sum(({ size }) => size),
			facts,
			look,
			() => undefined,
			drawn,
		);
	}

	/** The links, bookmarks and fonts of a single file. */
	possessions(): Promise<Possessions | undefined> {
		this.owned ??= possessionsOf(this.paths[0]!, this.password);
		return this.owned;
	}

	/** The texts of the pages of a single file, by poppler; none if it does not read them all. */
	async said(readers: Readers): Promise<readonly string[]> {
		if (!this.readableByPoppler || (this.counts[0] ?? 0) > PAGES_DRAWN) return [];
		this.told ??= readers.look('poppler', this.paths[0]!, { password: this.password, texts: true });
		const { pages, texts } = await this.told;
		return pages === texts.length ? texts : [];
	}

	get password(): string | undefined {
		return this.facts.password;
	}

	/** Whether qpdf finds errors, not only what it warns of. */
	get hasErrors(): boolean {
		return this.facts.check.code === 2;
	}

	/** Whether qpdf reads the file and finds pages in it. */
	get readableByQpdf(): boolean {
		return !this.hasErrors && (this.facts.rewritten?.pages ?? 0) > 0;
	}

	get readableByPoppler(): boolean {
		return this.facts.sights.poppler?.count !== undefined;
	}

	/** Every page count that a reader reports, the likeliest first. */
	get counts(): readonly number[] {
		const { sights, rewritten } = this.facts;
		const all = [rewritten?.pages, sights.poppler?.count, sights.mutool?.count, this.listed.pages ?? undefined];
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

	/** The complaints of the reader of a view about the source, as it is or as qpdf rewrote it. */
	async complaintsOf(view: View): Promise<readonly string[]> {
		const reader = view.replace(/ .*/, '') as DrawingReader;
		const known = new Set([reader, `${reader} after qpdf`, view] as const);
		return (await Promise.all([...known].map((one) => this.sight(one)))).flatMap(({ complaints }) => complaints);
	}

	/**
	 * The links, with the words that they lie on. Undefined if qpdf complains about the document, because readers repair it in
	 * different ways, and if poppler does not come to an end with it.
	 */
	get links(): readonly LinkedWords[] | undefined {
		if (this.facts.encryption || this.facts.check.code !== 0 || this.isEndless) return undefined;
		try {
			return (this.linked ??= linkedWords(readFileSync(this.paths[0]!)));
		} catch (thrown) {
			if (!['ENOBUFS', 'ETIMEDOUT'].includes((thrown as NodeJS.ErrnoException).code ?? '')) throw thrown;
			this.isEndless = true;
			return undefined;
		}
	}

	async pictures(view: View): Promise<readonly Picture[]> {
		return (await this.look(view)).pictures;
	}
}

/**
 * The password as qpdf needs it. Since revision 5 it is prepared by SASLprep, as the standard requires, which the programs leave to
 * their callers; before, it is taken as it is.
 */
async function passwordOf(file: string, password: string | undefined): Promise<string | undefined> {
	if (password === undefined || (await requiresPassword(file, password)) === 3) return password;
	return password.normalize('NFKC').replaceAll('\u00ad', '');
}

async function gather(listed: Listed, file: string, copy: string): Promise<Facts> {
	const password = await passwordOf(file, listed.password);
	const checked = await check(file, password);
	const needsPassword = (await requiresPassword(file)) === 0;
	if (!needsPassword || password !== undefined) await rewrittenByQpdf(file, copy, password);
	const rewritten = existsSync(copy) ? await check(copy) : undefined;
	const { drawnByReaders, withoutAppearance } = await formOf(file, password);
	return {
		check: checked,
		rewritten: (rewritten?.pages ?? 0) > 0 ? rewritten : undefined,
		encryption: await encryption(file, password),
		password,
		needsPassword,
		drawnByReaders,
		incompleteForm: drawnByReaders || withoutAppearance,
		signed: await isSigned(file, password),
		sights: {},
	};
}

async function formOf(
	file: string,
	password: string | undefined,
): Promise<{ drawnByReaders: boolean; withoutAppearance: boolean }> {
	const keys = ['--json=2', '--json-key=acroform', '--json-key=qpdf'];
	const { stdout } = await run('qpdf', [...keys, ...qpdfPassword(password), file]);
	if (!stdout.includes('"hasacroform": true')) return { drawnByReaders: false, withoutAppearance: false };
	const { acroform, qpdf } = JSON.parse(stdout.toString('utf8'));
	const widgets: string[] = acroform.fields.map(({ annotation }: { annotation: { object: string } }) => annotation.object);
	const get = (value: unknown) => (typeof value === 'string' ? qpdf[1][`obj:${value}`]?.value : value);
	return {
		drawnByReaders: acroform.needappearances,
		withoutAppearance: widgets.some((widget) => get(get(widget)?.['/AP'])?.['/N'] === undefined),
	};
}
