/** Many clients at a time, each with our own client's retries: is an answer wrong, is a request lost, how much memory is used? */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PDFDocument } from 'pdf-lib';
import type { Backend, Document } from '../../shared/contract/backend';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { OctavoError } from '../../shared/contract/errors';
import type { OperationName } from '../../shared/contract/operations';
import type { Transport } from '../../shared/remote';
import { numbered, rich } from '../../test/support/documents/drawn';
import { fetchTransport } from '../../test/support/hosts/fetch-transport';
import { remoteInMemory } from '../../test/support/hosts/in-memory';
import { asDocument, localWithNativeCodec as local } from '../../test/support/hosts/local';
import { memoryOf } from '../../test/support/cost/process-figures';
import { noise } from '../../test/support/random';
import { at, megabytes, milliseconds, sorted } from '../core.mts';
import { Fleet, KEY, startProxy, startService } from './servers.mts';

export interface Goal {
	readonly text: string;
	readonly isReached: boolean;
}

/** The figures that were measured, and whether they keep the project's promises. */
export interface Report {
	readonly head: readonly string[];
	readonly rows: readonly (readonly (string | number)[])[];
	readonly goals: readonly Goal[];
}

export interface EnduranceOptions {
	readonly clients: number;
	readonly seconds: number;
	readonly instances: 1 | 2 | 3;
	readonly proxy: boolean;
	/** Instances that are killed, at equal distances of time. */
	readonly kill: number;
	/** Bytes of each document; mixed documents and operations if absent. */
	readonly size: number | undefined;
	/** Bytes of request bodies that the service may hold: OCTAVO_MEMORY. */
	readonly memory: number | undefined;
}

interface Request {
	readonly name: OperationName;
	readonly documents: readonly Document[];
	readonly parameters: RawParameters;
}

/** Small and middle-sized documents, many operations, and two requests that are refused. */
async function mixedRequests(): Promise<Request[]> {
	const small = asDocument(await numbered(3), 'small.pdf');
	const middle = asDocument(await numbered(60, { objectStreams: true }), 'middle.pdf');
	const large = asDocument(await numbered(600), 'large.pdf');
	const full = asDocument(await rich(12), 'full.pdf');
	return [
		{ name: 'reverse_pages', documents: [middle], parameters: {} },
		{ name: 'rotate_pages', documents: [large], parameters: { angle: '90', first_page: '3' } },
		{ name: 'reorder_pages', documents: [full], parameters: { page_order: '-1,1..-2' } },
		{ name: 'remove_pages', documents: [full], parameters: { first_page: '2', last_page: '5' } },
		{ name: 'extract_pages', documents: [large], parameters: { first_page: '100', last_page: '199' } },
		{ name: 'merge_documents', documents: [small, full, full, middle], parameters: {} },
		{ name: 'split_by_size', documents: [middle], parameters: { maximum_bytes: '6000' } },
		{ name: 'add_password', documents: [small], parameters: { password: 'secret' } },
		{ name: 'add_restrictions', documents: [middle], parameters: { owner_password: 'owner', allow_print: 'false' } },
		{ name: 'add_text_watermark', documents: [small], parameters: { line_1: 'DRAFT' } },
		{ name: 'remove_signatures', documents: [full], parameters: {} },
		{ name: 'remove_restrictions', documents: [small], parameters: {} },
		{ name: 'reverse_pages', documents: [asDocument(Buffer.from('no PDF'), 'broken.pdf')], parameters: {} },
		{ name: 'remove_pages', documents: [small], parameters: {} },
	];
}

/** Rotations of a document of `bytes` bytes, most of them in an attachment of noise. */
async function largeRequests(bytes: number): Promise<Request[]> {
	const document = await PDFDocument.load(await numbered(3), { updateMetadata: false });
	await document.attach(noise(bytes, 1), 'noise.bin');
	return [{ name: 'rotate_pages', documents: [asDocument(await document.save(), 'large.pdf')], parameters: { angle: '90' } }];
}

/** A summary of the answer: lengths and checksums of the documents, or the refused fields. */
async function answerOf({ name, documents, parameters }: Request, backend: Backend): Promise<string> {
	try {
		const outcome = await backend.run(name, documents, decode(name, parameters));
		const password = parameters['password'] ?? parameters['owner_password'];
		if (password === undefined) return outcome.documents.map(({ name: part, bytes }) => `${part} ${sum(bytes)}`).join(' ');
		// Encryption uses random values, and with each the file identifier changes.
		const opened = await local.run('remove_password', outcome.documents, decode('remove_password', { password }));
		const plain = opened.documents.map(({ bytes }) =>
			Buffer.from(bytes)
				.toString('latin1')
				.replace(/\/ID ?\[[^\]]*\]/, ''),
		);
		return plain.map((text) => sum(Buffer.from(text, 'latin1'))).join(' ');
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.issues.length > 0)
			return thrown.issues.map(({ field, message }) => `${field}: ${message}`).join(' ');
		return `lost ${thrown instanceof OctavoError ? `${thrown.code}: ${thrown.message}` : String(thrown)}`;
	}
}

const sum = (bytes: Uint8Array): string => `${bytes.length}/${createHash('sha1').update(bytes).digest('hex')}`;

const counts = { requests: 0, right: 0, wrong: 0, lost: 0, busy: 0, withoutRetryAfter: 0, refused: 0, recovered: 0 };
const times: number[] = [];
const faults = new Map<string, number>();

export async function endurance({ clients, seconds, size, memory, kill, ...options }: EnduranceOptions): Promise<Report> {
	const requests = size === undefined ? await mixedRequests() : await largeRequests(size);
	/** The answers of the local backend. */
	const expected = await Promise.all(requests.map((request) => answerOf(request, local)));
	// A local fault that the service repeats would count as the right answer.
	const fault = expected.find((answer) => answer.startsWith('lost '));
	if (fault !== undefined) throw new Error(`does not work locally: ${fault}`);
	const settings: Record<string, string> = memory === undefined ? {} : { OCTAVO_MEMORY: String(memory) };
	const instances = await startService(options.instances, Math.ceil(2 / options.instances), settings);
	const url = options.proxy ? await startProxy(instances) : instances[0]!.url;
	const fleet = new Fleet([...instances]);
	const used = (field: 'resident' | 'peak'): number =>
		instances.reduce((total, { child }) => total + memoryOf(child.pid)[field], 0);
	const before = used('resident');
	let held = 0;
	/** Of the instances that were killed. */
	let lastPeaks = 0;
	const resident: number[] = [];
	const watch = setInterval(() => {
		resident.push(used('resident'));
		for (const instance of fleet.alive)
			heldBytes(instance.url).then(
				(bytes) => (held = Math.max(held, bytes)),
				(fault: Error) => {
					if (fleet.alive.includes(instance)) throw fault;
				},
			);
	}, 250);
	const begin = performance.now();
	const killing = Array.from({ length: kill }, async (_, index) => {
		await sleep((seconds * 1000 * (index + 1)) / (kill + 1));
		lastPeaks += memoryOf(fleet.alive[0]!.child.pid).peak;
		fleet.kill();
	});
	const client = async (_: unknown, index: number): Promise<void> => {
		for (let n = index; performance.now() < begin + seconds * 1000; n++)
			await ask(requests[n % requests.length]!, expected[n % requests.length]!, url);
	};
	await Promise.all(Array.from({ length: clients }, client));
	const took = (performance.now() - begin) / 1000;
	clearInterval(watch);
	await Promise.all(killing);
	const peak = used('peak') + lastPeaks;
	const codes = await fleet.end();

	const third = Math.ceil(resident.length / 3);
	const most = [resident.slice(0, third), resident.slice(-third)].map((some) => Math.max(...some));
	const rows = [
		[
			'Clients at a time; size of each document',
			`${clients}; ${size === undefined ? 'mixed, with mixed operations' : megabytes(size)}`,
		],
		['Seconds; requests; a second', `${took.toFixed(1)}; ${counts.requests}; ${(counts.requests / took).toFixed(1)}`],
		['Right answers; wrong answers; lost requests', `${counts.right}; ${counts.wrong}; ${counts.lost}`],
		['Answers with 503; of these without Retry-After', `${counts.busy}; ${counts.withoutRetryAfter}`],
		['Requests that were refused at first; that succeeded after a retry', `${counts.refused}; ${counts.recovered}`],
		[
			'Time to an answer with all retries: median; 99 of 100',
			[0.5, 0.99].map((share) => milliseconds(at(sorted(times), share))).join('; '),
		],
		['Request bodies in memory, at the peak', megabytes(held)],
		[
			'Memory before; at the peak; in the first third; in the last third',
			[before, peak, ...most].map((one) => megabytes(one)).join('; '),
		],
		...(kill > 0 ? [['Instances; killed with kill -9 while requests came in', `${instances.length}; ${kill}`]] : []),
		['Exit code after SIGTERM', codes.join(', ')],
		...[...faults].map(([one, number]) => [`Fault: ${one}`, number]),
	];
	const goals = goalsOf(
		codes.every((code) => code === 0),
		held,
		peak - before,
		memory,
	);
	return { head: ['', ''], rows, goals };
}

function goalsOf(isEnded: boolean, held: number, grown: number, memory: number | undefined): Goal[] {
	const goals: Goal[] = [
		{ text: 'No answer is wrong, and no request is lost.', isReached: counts.wrong + counts.lost === 0 },
		{ text: 'Every 503 has Retry-After.', isReached: counts.withoutRetryAfter === 0 },
		{ text: 'After SIGTERM the service ends with exit code 0.', isReached: isEnded },
	];
	if (memory !== undefined)
		goals.push({
			text: `The service held ${megabytes(held)} of request bodies (bound: ${megabytes(memory)}), and its memory grew by ${(grown / memory).toFixed(1)} times the bound (docs/service.md: 3).`,
			isReached: held <= memory && grown <= 3 * memory,
		});
	return goals;
}

async function ask(request: Request, expected: string, url: URL): Promise<void> {
	let refused = false;
	counts.requests++;
	const since = performance.now();
	const answer = await answerOf(
		request,
		patient(url, () => (refused = true)),
	);
	times.push(performance.now() - since);
	if (refused) counts.refused++;
	if (answer === expected) {
		counts.right++;
		if (refused) counts.recovered++;
		return;
	}
	counts[answer.startsWith('lost ') ? 'lost' : 'wrong']++;
	const fault = `${request.name}: ${answer.slice(0, 100)}`;
	faults.set(fault, (faults.get(fault) ?? 0) + 1);
}

/** The overload lasts for the whole test, so a request may be refused more often than the usual three times. */
function patient(url: URL, onRefused: () => void): Backend {
	const direct = fetchTransport(KEY);
	const transport: Transport = async (request) => {
		const response = await direct(request);
		if (response.status === 503) {
			onRefused();
			counts.busy++;
			if (!/^\d+$/.test(response.headers['retry-after'] ?? '')) counts.withoutRetryAfter++;
		}
		return response;
	};
	const sleeping = (duration: number) => sleep(duration);
	return remoteInMemory({ transport, baseUrl: url.origin, regionLabel: 'The service', attempts: 1000, sleep: sleeping });
}

export async function heldBytes(url: URL): Promise<number> {
	const text = await fetch(new URL('/metrics', url)).then((response) => response.text());
	return Number(/^octavo_held_bytes (\d+)/m.exec(text)?.[1]);
}
