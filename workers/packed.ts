/** Several results as one package: in pieces that are sent one after the other, or made again while they are sent if they are many bytes. */
import type { Backend, Outcome, RunOptions } from '../shared/contract/backend';
import { operationOf, type OperationName, type ParamsOf } from '../shared/contract/operations';
import type { Document } from '../shared/contract/operations/types';
import { announce, boundaryFor, packageWriter, writeAll, type Announced, type PackageType } from '../shared/packaging';

export interface Packed {
	/** With the boundary, if the type has one. */
	readonly contentType: string;
	/** Bytes of the whole package. */
	readonly length: number;
	/** All of it, unless there is a `stream`. */
	readonly pieces: readonly Uint8Array[];
	/** The pieces, if they are made while they are sent. */
	readonly stream?: PieceStream;
}

export interface PieceStream {
	/** To be called once. `ahead`: most bytes that are made before their turn; one piece may exceed that. */
	readonly open: (ahead: number) => AsyncIterable<Uint8Array>;
	/** If it is not wanted any more. */
	readonly cancel: () => void;
}

export interface PackedOutcome extends Outcome {
	/** The results; those of `documents` and `files` are empty then. */
	readonly packed?: Packed;
}

/** A backend that packs several results where it makes them. Any other backend leaves it to the caller. */
export interface PackingBackend extends Backend {
	run<N extends OperationName>(
		name: N,
		documents: readonly Document[],
		parameters: ParamsOf<N>,
		options?: RunOptions & { readonly packAs?: PackageType },
	): Promise<PackedOutcome>;
}

/** The results of an operation that gives several; undefined for another. */
export function severalOf(name: OperationName, { documents, files = [] }: Outcome): readonly Document[] | undefined {
	const { output } = operationOf(name);
	if (output !== 'pdfs' && output !== 'files') return undefined;
	return output === 'files' ? files : documents;
}

/** RFC 2046 requires at least one part. */
export const packableAs = (type: PackageType, results: readonly unknown[]): PackageType =>
	results.length === 0 && type === 'multipart/mixed' ? 'application/zip' : type;

/** The results of an operation that gives several; undefined for another. */
export function packResults(name: OperationName, outcome: Outcome, type: PackageType): Packed | undefined {
	const results = severalOf(name, outcome);
	return results && packAll(results, type);
}

export function packAll(results: readonly Document[], type: PackageType): Packed {
	const form = packableAs(type, results);
	const boundary = form === 'multipart/mixed' ? boundaryFor(results) : '';
	const writer = packageWriter(
		results.map((result): Announced => announce(result)),
		form,
		boundary,
	);
	const { contentType, length } = writer;
	return { contentType, length, pieces: [...joinSmall(writeAll(writer, results))] };
}

/** Bytes below which a piece is copied, because writing each would cost more. */
const SMALL = 64 * 1024;

/** The same bytes, of which none but the last few are in pieces that are small. */
export function* joinSmall(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
	const small: Uint8Array[] = [];
	let size = 0;
	const join = (): Uint8Array[] => {
		size = 0;
		const taken = small.splice(0);
		return taken.length > 0 ? [Buffer.concat(taken)] : [];
	};
	for (const piece of pieces) {
		if (piece.length >= SMALL) {
			yield* join();
			yield piece;
			continue;
		}
		small.push(piece);
		size += piece.length;
		if (size >= SMALL) yield* join();
	}
	yield* join();
}
