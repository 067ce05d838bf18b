/** Judges results with programs that we did not write. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import type { DrawingReader, Readers, Seen } from '../../test/support/readers';
import { difference, fingerprint } from '../../test/support/readers/pictures';
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
} from '../../test/support/readers/programs';
import type { Case } from './cases.mts';
import type { Reply, Written } from './child.mts';
import { LONGEST, PAGES_DRAWN, type Source, type View } from './source.mts';

export type Status = 'pass' | 'refused' | 'wrong' | 'crash' | 'hang' | 'memory';

export interface Verdict {
	readonly status: Status;
	readonly detail: string;
	/** One reader disagrees with the others. */
	readonly dissent?: string;
	/** No other program reads the source, so the pages could not be compared. */
	readonly unjudged?: true;
}

/** `none`: only whether there is an answer. `fast`: structure, and pixels of the first pages; pdf.js a sample. `full`: everything. */
export type Thoroughness = 'none' | 'fast' | 'full';

const LOCKED = ['password_required', 'wrong_password', 'unsupported_encryption'];
/** A share of pixels that may differ between two renderings of the same page. */
const TOLERANCE = 0.002;

/** Complaints about the content of streams. */
const CONTENTS = /stream data|re-processed without filtering|decoding|^page object|content stream/;

/** A disagreement of one reader is reported, of two it is a failure. */
const ENOUGH = 2;

/** The readers that draw, of those that are installed. */
export interface Jury {
	readonly readers: Readers;
	readonly drawing: readonly DrawingReader[];
}

class Wrong extends Error {}

export async function judge(
	each: Case,
	source: Source,
	reply: Reply,
	pages: number,
	thoroughness: Thoroughness,
	jury: Jury,
): Promise<Verdict> {
	const mustRefuse = source.listed.kind === 'locked' && !each.locked ? LOCKED : each.mustRefuse?.(source, pages);
	if (reply.kind === 'refused') {
		const right = (mustRefuse ?? each.mayRefuse ?? []) as readonly string[];
		if (right.includes(reply.code)) return { status: 'pass', detail: `refused, as it must: ${reply.code}` };
		if (mustRefuse && source.listed.kind === 'locked' && !reply.code.startsWith('exit'))
			return { status: 'wrong', detail: `refused with ${reply.code} instead of ${mustRefuse[0]}` };
		return { status: 'refused', detail: `${reply.code}: ${reply.message}` };
	}
	if (reply.kind !== 'done') return { status: reply.kind, detail: reply.message };
	if (mustRefuse) return { status: 'wrong', detail: `not refused, although it must be (${mustRefuse[0]})` };
	if (thoroughness === 'none') return { status: 'pass', detail: '' };
	if (each.answers) {
		const wrong = each.answers(reply.data ?? {}, source);
		return wrong === undefined ? { status: 'pass', detail: '' } : { status: 'wrong', detail: wrong };
	}
	try {
		return { status: 'pass', detail: '', ...(await examine(each, source, reply.documents, thoroughness, jury)) };
	} catch (thrown) {
		if (thrown instanceof Wrong) return { status: 'wrong', detail: thrown.message };
		throw thrown;
	}
}

async function examine(
	each: Case,
	source: Source,
	documents: readonly Written[],
	thoroughness: Thoroughness,
	jury: Jury,
): Promise<Partial<Verdict>> {
	// There is nothing to remove: the unchanged document is correct.
	const untouched = ['unlock', 'unrestrict'].includes(each.name) && !source.encryption;
	if (untouched && readFileSync(documents[0]?.path ?? '').equals(readFileSync(source.path))) return {};
	const password = passwordOf(each, source);
	const counts: number[] = [];
	for (const { path } of documents) {
		const found = await check(path, password);
		clean(found, source);
		counts.push(found.pages ?? 0);
	}
	const limit = each.limit?.(source);
	const several = each.several?.(counts.reduce((sum, one) => sum + one, 0));
	if (limit !== undefined) parts(documents, counts, limit);
	else if (several && several.join() !== counts.join())
		throw new Wrong(`parts of ${counts.join(', ')} pages instead of ${several.join(', ')}`);
	else if (!each.several && documents.length !== 1) throw new Wrong(`${documents.length} documents instead of one`);
	for (const [index, { pageCount }] of documents.entries())
		if (pageCount !== undefined && pageCount !== counts[index])
			throw new Wrong(`says ${pageCount} pages, qpdf sees ${counts[index]}`);

	const count = counts.reduce((sum, one) => sum + one, 0);
	if (count === 0) throw new Wrong('has no pages');
	const possible = source.counts.filter((pages) => each.pages(pages).length === count);
	if (possible.length === 0 && source.counts.length > 0 && (await anyoneSees(source, jury)))
		throw new Wrong(`${count} pages, of a source with ${source.counts.join(' or ')}`);

	const seen = thoroughness === 'full' ? documents : documents.slice(0, 1);
	for (const { path } of seen) {
		await protection(each, source, path, password, thoroughness);
		if (each.text !== undefined && source.readableByPoppler) await carriesText(each.text, path, password, jury);
		if (each.unsigned && source.signed) await unsigned(path, password);
		if (each.shows) await shows(each.shows, path, password);
	}
	if (possible.length === 0) return { unjudged: true };
	return looks(each, source, seen, possible, password, thoroughness, jury);
}

/** Whether a reader finds pages, instead of believing the /Count of a tree with cycles. */
async function anyoneSees(source: Source, { drawing }: Jury): Promise<boolean> {
	if (source.checked.kinds.some((kind) => kind.startsWith('Loop detected'))) return false;
	for (const view of drawing.flatMap(viewsOf)) if ((await source.sight(view)).prints.length > 0) return true;
	return false;
}

function passwordOf({ protection }: Case, source: Source): string | undefined {
	if (protection === 'kept') return source.encryption ? source.password : undefined;
	return protection === 'none' ? undefined : protection.user;
}

/** qpdf complains about nothing that it does not complain about in the source, or in its own rewrite of it. */
function clean(found: Check, source: Source): void {
	if (found.code === 0) return;
	const known = new Set([...source.checked.kinds, ...(source.rewritten?.kinds ?? [])]);
	// If qpdf gives up on the source, it has not read the streams, which are copied with their faults.
	const unseen = (kind: string) => !source.rewritten && CONTENTS.test(kind);
	const fresh = found.kinds.filter((kind) => !known.has(kind) && !unseen(kind));
	if (fresh.length > 0) throw new Wrong(`qpdf --check: ${fresh.slice(0, 3).join('; ')}`);
	// qpdf itself crashes on some files once they are encrypted.
	if (found.code === 2 && source.checked.code !== 2 && source.rewritten)
		throw new Wrong(`qpdf --check ends with ${found.code}: ${found.kinds[0]}`);
}

function parts(documents: readonly Written[], counts: readonly number[], limit: number): void {
	for (const [index, { size }] of documents.entries()) {
		const pages = counts[index] ?? 0;
		if (pages === 0) throw new Wrong(`part ${index + 1} has no pages`);
		if (size > limit && pages > 1) throw new Wrong(`part ${index + 1} of ${pages} pages has ${size} bytes, more than ${limit}`);
		const next = documents[index + 1];
		// Objects that two parts share count once in one part, so this is possible only if the part is not maximal.
		if (next && size + next.size <= limit) throw new Wrong(`parts ${index + 1} and ${index + 2} fit into one`);
	}
}

async function protection(
	each: Case,
	source: Source,
	file: string,
	password: string | undefined,
	thoroughness: Thoroughness,
): Promise<void> {
	const wanted = each.protection;
	// Saves a process for most files.
	const plain = !readFileSync(file).includes('/Encrypt');
	const now = plain ? undefined : await encryption(file, password);
	if (wanted === 'none') {
		if (now) throw new Wrong('is still encrypted');
		return;
	}
	if (wanted === 'kept') {
		const before = source.encryption;
		if (before?.revision !== now?.revision || before?.permissions !== now?.permissions)
			throw new Wrong(
				`protection changed: R ${before?.revision} P ${before?.permissions} to R ${now?.revision} P ${now?.permissions}`,
			);
		return;
	}
	if (now?.revision !== wanted.revision) throw new Wrong(`R ${now?.revision} instead of ${wanted.revision}`);
	if (now.permissions !== wanted.permissions) throw new Wrong(`P ${now.permissions} instead of ${wanted.permissions}`);
	if (thoroughness !== 'full') return;
	const opens = async (word: string | undefined) => (await requiresPassword(file, word)) === 3;
	const free = wanted.user === undefined;
	if ((await opens(undefined)) !== free) throw new Wrong(free ? 'does not open freely' : 'opens without a password');
	if (!free && (await opens('not the password'))) throw new Wrong('opens with a wrong password');
	if (wanted.user !== undefined && !(await opens(wanted.user))) throw new Wrong('does not open with its password');
	if (wanted.owner !== undefined && !(await opens(wanted.owner))) throw new Wrong('does not open with the owner password');
	if (source.readableByPoppler && (await popplerPages(file, password)) === undefined) throw new Wrong('poppler does not open it');
}

async function carriesText(text: string, file: string, password: string | undefined, { readers }: Jury): Promise<void> {
	const { texts } = await readers.look('poppler', file, { password, texts: true });
	const without = texts.findIndex((page) => !page.replaceAll(/\s/g, '').includes(text));
	if (without >= 0) throw new Wrong(`page ${without + 1} does not carry the text`);
}

async function shows({ program, text }: NonNullable<Case['shows']>, file: string, password: string | undefined): Promise<void> {
	const [command, ...args] = program;
	const { code, stdout } = await run(command, [...args, ...popplerPassword(password), file]);
	if (code === 0 && !stdout.includes(text)) throw new Wrong(`${command} does not show ${text}`);
}

async function unsigned(file: string, password: string | undefined): Promise<void> {
	if (await isSigned(file, password)) throw new Wrong('pdfsig still finds a signature');
	const plain = (await run('qpdf', [...qpdfPassword(password), '--qdf', '--object-streams=disable', '--decrypt', file, '-']))
		.stdout;
	for (const trace of ['/ByteRange', '/DocTimeStamp', '/SigFlags', '/DocMDP', '/DSS'])
		if (plain.includes(trace)) throw new Wrong(`${trace} is still there`);
}

/** Every page of the result looks to the readers like its page in the source. */
async function looks(
	each: Case,
	source: Source,
	documents: readonly Written[],
	counts: readonly number[],
	password: string | undefined,
	thoroughness: Thoroughness,
	jury: Jury,
): Promise<Partial<Verdict>> {
	const last = thoroughness === 'full' ? PAGES_DRAWN : 3;
	const dissents: string[] = [];
	let asked = 0;
	for (const reader of jury.drawing) {
		if (reader === 'pdf.js' && thoroughness === 'fast' && !isSampled(source, each)) continue;
		const opinion = await opinionOf(reader);
		if (opinion === undefined) continue;
		asked++;
		if (opinion !== 'alike') dissents.push(`${reader} ${opinion}`);
	}
	if (asked === 0) return { unjudged: true };
	if (dissents.length >= ENOUGH) throw new Wrong(dissents.join('; '));
	return dissents[0] === undefined ? {} : { dissent: dissents[0] };

	/**
	 * `alike`, or what is wrong; undefined if the reader has no view of the source. Readers repair damage in different ways, and
	 * some draw the borders of links, which are removed with the page they led to: if a reader finds the result different from the
	 * source, it is asked about the source as qpdf rewrote it.
	 */
	async function opinionOf(reader: DrawingReader): Promise<string | undefined> {
		let first: string | undefined;
		for (const view of viewsOf(reader)) {
			// What a reader cannot decrypt in the source, it cannot decrypt in a result that keeps the encryption.
			const isLocked = source.listed.kind === 'encrypted' && (await source.sight(reader)).count === undefined;
			if (isLocked && each.protection === 'kept') continue;
			const { prints } = await source.sight(view);
			const count = counts.find((pages) => Math.min(pages, PAGES_DRAWN) === prints.length);
			if (count === undefined) continue;
			// Of a long source only the first pages are drawn: those of the result are judged that come from them.
			const order = each.pages(count);
			const firstDrawn = order.findIndex((page) => page < prints.length);
			const start = isDivided(each) ? 0 : Math.max(0, firstDrawn);
			const wish = { password, first: start + 1, last: start + last, size: { longest: LONGEST } };
			const seen: Seen[] = [];
			for (const { path } of documents) {
				const shown = await upright(each, path, count, password);
				const sight = await jury.readers.look(reader, shown, wish);
				// What qpdf writes when it turns pages back may have faults that the result has not.
				const isOurs = shown === path || sight.complaints.length === 0;
				seen.push(isOurs ? sight : { ...sight, complaints: (await jury.readers.look(reader, path, wish)).complaints });
			}
			const problem = await compare(each, source, view, seen, order, start, start + last);
			if (problem === undefined) return 'alike';
			first ??= problem;
		}
		return first;
	}
}

/** pdf.js takes as long as the others together, so that a fast run asks it about a share of the results. */
const SAMPLE = 4;
const isSampled = ({ listed }: Source, { name }: Case): boolean =>
	createHash('sha1').update(`${listed.file} ${name}`).digest()[0]! % SAMPLE === 0;

/** Whether the result is several documents. */
const isDivided = ({ limit, several }: Case): boolean => limit !== undefined || several !== undefined;

const viewsOf = (reader: DrawingReader): readonly View[] => [reader, `${reader} after qpdf`];

/** What a reader finds different in pages `start` to `end` of the result, which are in `order` in its view of the source. */
async function compare(
	each: Case,
	source: Source,
	view: View,
	seen: readonly Seen[],
	order: readonly number[],
	start: number,
	end: number,
): Promise<string | undefined> {
	const { prints } = await source.sight(view);
	const after = seen.flatMap(({ pictures }) => pictures);
	const wanted = order.slice(start, end);
	if (!isDivided(each)) {
		const [counted] = seen.map(({ pages }) => pages);
		if (counted !== order.length) return counted === undefined ? 'does not open it' : `finds ${counted} pages of ${order.length}`;
		if (after.length !== wanted.length) return `draws ${after.length} pages of ${wanted.length}`;
	}
	const different: number[] = [];
	for (const [index, picture] of after.entries()) {
		const page = wanted[index] ?? -1;
		if (page < prints.length && fingerprint(picture) !== prints[page]) different.push(index);
	}
	if (different.length > 0) {
		const originals = await source.pictures(view);
		const shares: string[] = [];
		for (const index of different) {
			const [picture, original] = [after[index], originals[wanted[index] ?? -1]];
			const share = picture && original ? difference(picture, original) : 1;
			const repeated = each.repeats && source.signed && wanted.indexOf(wanted[index] ?? -1) !== index;
			if (share > (each.tolerance ?? TOLERANCE) && !repeated) shares.push(`${start + index + 1} (${(share * 100).toFixed(1)} %)`);
		}
		if (shares.length > 0) return `draws page ${shares.slice(0, 4).join(', ')} differently`;
	}
	const complaints = new Set(seen.flatMap((one) => one.complaints));
	for (const known of complaints.size > 0 ? await source.complaintsOf(view) : []) complaints.delete(known);
	return complaints.size === 0 ? undefined : `complains: ${[...complaints].slice(0, 3).join('; ')}`;
}

/**
 * The result with its turned pages turned back, by qpdf: then annotations that do not turn with the page (NoRotate) look as
 * in the source again, and a turn the wrong way shows as pages upside down.
 */
async function upright(each: Case, file: string, count: number, password: string | undefined): Promise<string> {
	if (!each.turned) return file;
	const back = file.replace(/\.pdf$/, '-upright.pdf');
	rmSync(back, { force: true });
	await run('qpdf', [...qpdfPassword(password), file, `--rotate=-90:1-${each.turned(count)}`, back]);
	return back;
}
