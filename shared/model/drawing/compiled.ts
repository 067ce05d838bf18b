/** WebAssembly that is carried in a module: unpacked in pieces, checked, metered and compiled once in a process. */
import { createHash } from 'node:crypto';
import { OctavoError } from '../../contract/errors';
import type { Job } from '../../pdf/job';
import { passThrough } from '../../pdf/syntax/platform-streams';
import { meterWork } from './metered';

export interface Carried {
	/** Loads the module. */
	readonly load: () => Promise<{ readonly pieces: readonly string[] }>;
	/** Of the file, whose origin is described in `vendor/`. */
	readonly bytes: number;
	readonly sha256: string;
	/** Bytes that are replaced after the check. */
	readonly changes?: readonly { readonly at: number; readonly bytes: readonly number[] }[];
}

/** The cost of a character in base64, see `Pace`. */
const CHARACTER = 3;

const compiled = new WeakMap<Carried, WebAssembly.Module>();

/** @throws OctavoError `unavailable` if the package was built without the file */
export async function compile(carried: Carried, job: Job): Promise<WebAssembly.Module> {
	const known = compiled.get(carried);
	if (known) return known;
	const { pieces } = await carried.load();
	if (pieces.length === 0)
		throw new OctavoError('unavailable', 'The program that draws pages was left out of this installation', {
			advice: 'Use the package as it is published, or a service of your own',
		});
	const file = await unpack(pieces, carried, job);
	for (const { at, bytes } of carried.changes ?? []) file.set(bytes, at);
	const module = await WebAssembly.compile(new Uint8Array(await meterWork(file, job.pace)));
	compiled.set(carried, module);
	return module;
}

/** Inflates in another thread while the next piece is decoded here: in plain JavaScript, it takes longer than the drawing of a page. */
async function unpack(pieces: readonly string[], { bytes, sha256 }: Carried, job: Job): Promise<Uint8Array> {
	const unpacked = await passThrough(new DecompressionStream('deflate'), decodePieces(pieces, job)).catch((thrown: unknown) => {
		if (thrown instanceof OctavoError) throw thrown;
		throw refuseDamaged();
	});
	if (unpacked.length !== bytes || createHash('sha256').update(unpacked).digest('hex') !== sha256) throw refuseDamaged();
	return unpacked;
}

const refuseDamaged = (): OctavoError =>
	new OctavoError('internal', 'The program that draws pages is damaged', { advice: 'Install the package again' });

async function* decodePieces(pieces: readonly string[], job: Job): AsyncGenerator<Uint8Array> {
	for (const piece of pieces) {
		yield Buffer.from(piece, 'base64');
		const due = job.pace.step(piece.length * CHARACTER);
		if (due) await due;
	}
}
