/** Merges of many different files into one, whose result must have all their pages in order. */
import type { Readers } from '../../test/support/readers';
import { difference, fingerprint } from '../../test/support/readers/pictures';
import { check } from '../../test/support/readers/programs';
import type { Worker } from '../../test/support/readers/worker';
import type { Answer, Task } from './child.mts';
import type { Verdict } from './judge.mts';
import type { Entry } from './report.mts';
import { LONGEST, PAGES_DRAWN, Source, type Listed } from './source.mts';

/** Milliseconds for rendering all pages of a chain. */
const CHAIN_LIMIT = 120_000;

/** Merges the clean files `length` at a time. Skips files whose pages cannot all be compared. */
export async function chains(
	listed: readonly Listed[],
	folder: string,
	cache: string,
	output: string,
	length: number,
	worker: Worker<Task, Answer>,
	readers: Readers,
): Promise<Entry[]> {
	const sources: Source[] = [];
	for (const row of listed) {
		if (row.kind !== 'clean') continue;
		const source = await Source.read(row, folder, cache, readers);
		const pages = (await source.sight('poppler')).prints.length;
		if (pages === source.counts[0] && pages < PAGES_DRAWN && !source.drawnByReaders) sources.push(source);
	}
	const entries: Entry[] = [];
	for (let start = 0; start < sources.length; start += length) {
		const links = sources.slice(start, start + length);
		const reply = await worker.run({
			engine: 'octavo',
			operation: 'merge_documents',
			parameters: {},
			inputs: links.map((source) => source.path),
			output,
			order: [],
		});
		const verdict: Verdict =
			reply.kind === 'done'
				? await judge(links, reply, readers)
				: { status: reply.kind, detail: reply.kind === 'refused' ? `${reply.code}: ${reply.message}` : reply.message };
		entries.push({
			file: `${links[0]?.listed.file} and ${links.length - 1} more`,
			kind: 'clean',
			operation: 'merge chain',
			engine: 'octavo',
			verdict,
			milliseconds: 'milliseconds' in reply ? reply.milliseconds : 0,
			readableByQpdf: true,
		});
	}
	worker.stop();
	return entries;
}

async function judge(links: readonly Source[], { documents }: Answer & { kind: 'done' }, readers: Readers): Promise<Verdict> {
	const wrong = (detail: string): Verdict => ({ status: 'wrong', detail });
	const file = documents[0]?.path ?? '';
	const found = await check(file);
	const known = new Set(links.flatMap((source) => [...source.checked.kinds, ...(source.rewritten?.kinds ?? [])]));
	const fresh = found.kinds.filter((kind) => !known.has(kind));
	if (fresh.length > 0) return wrong(`qpdf --check: ${fresh.slice(0, 3).join('; ')}`);
	const total = links.reduce((sum, source) => sum + (source.counts[0] ?? 0), 0);
	if (found.pages !== total) return wrong(`${found.pages} pages instead of ${total}`);
	const { pictures: after } = await readers.look('poppler', file, { size: { longest: LONGEST }, limit: CHAIN_LIMIT });
	if (after.length !== total) return wrong(`poppler renders ${after.length} pages of ${total}`);
	const different: string[] = [];
	let at = 0;
	for (const source of links) {
		const before = (await source.sight('poppler')).prints;
		const own = after.slice(at, (at += before.length));
		if (own.every((picture, index) => fingerprint(picture) === before[index])) continue;
		const originals = await source.pictures('poppler');
		const share = Math.max(...own.map((picture, index) => difference(picture, originals[index] ?? picture)));
		if (share > 0.002) different.push(`${source.listed.file} (${(share * 100).toFixed(1)} %)`);
	}
	return different.length === 0 ? { status: 'pass', detail: '' } : wrong(`looks different: ${different.slice(0, 6).join(', ')}`);
}
