/** Several results as one package, in pieces that are sent one after the other: a large package is never in memory a second time. */
import type { Backend, Outcome, RunOptions } from '../shared/contract/backend';
import { operationOf, type OperationName, type ParamsOf } from '../shared/contract/operations';
import type { Document } from '../shared/contract/operations/types';
import { packPieces, type PackageType } from '../shared/packaging';

export interface Packed {
	/** With the boundary, if the type has one. */
	readonly contentType: string;
	readonly pieces: readonly Uint8Array[];
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
export function packResults(name: OperationName, { documents, files = [] }: Outcome, type: PackageType): Packed | undefined {
	const { output } = operationOf(name);
	if (output !== 'pdfs' && output !== 'files') return undefined;
	const results = output === 'files' ? files : documents;
	// RFC 2046 requires at least one part.
	const { contentType, pieces } = packPieces(
		results,
		results.length === 0 && type === 'multipart/mixed' ? 'application/zip' : type,
	);
	return { contentType, pieces: withoutSmall(pieces) };
}

/** Bytes below which a piece is copied, because writing each would cost more. */
const SMALL = 64 * 1024;

function withoutSmall(pieces: readonly Uint8Array[]): Uint8Array[] {
	const joined: Uint8Array[] = [];
	let small: Uint8Array[] = [];
	let size = 0;
	const flush = (): void => {
		if (small.length > 0) joined.push(Buffer.concat(small));
		[small, size] = [[], 0];
	};
	for (const piece of pieces) {
		if (piece.length >= SMALL) {
			flush();
			joined.push(piece);
			continue;
		}
		small.push(piece);
		size += piece.length;
		if (size >= SMALL) flush();
	}
	flush();
	return joined;
}
