/** The messages between pool and workers: plain data, because messages are cloned. */
import type { Document } from '../shared/contract/backend';
import { OctavoError, placesOf, type ErrorCode, type Issue, type TimeLimit } from '../shared/contract/errors';
import type { OperationName } from '../shared/contract/operations';
import type { Port } from '../shared/contract/operations/types';
import type { PackageType } from '../shared/packaging';
import type { Limits } from '../shared/pdf/limits';
import type { Lending } from './lend';
import type { OutsideHeap } from './memory-watch';
import type { PackedOutcome } from './packed';

/** The data with which a worker begins. */
export interface OfWorker {
	readonly limits: Partial<Limits>;
	readonly ports: ReadonlySet<Port>;
	readonly lending: Lending;
	readonly outside: OutsideHeap;
	/** Most bytes of results that are packed as a whole; more are made again while they are sent. */
	readonly kept: number;
}

export type ToWorker =
	| {
			readonly kind: 'run';
			readonly id: number;
			readonly name: OperationName;
			readonly documents: readonly Document[];
			readonly parameters: object;
			/** Files of `parameters` that the worker has already, or keeps from now on. */
			readonly kept: readonly KeptFile[];
			/** Whether the caller wants reports on progress. */
			readonly tellsProgress: boolean;
			readonly timeLimit?: TimeLimit;
			/** Packs several results. */
			readonly packAs?: PackageType;
	  }
	| { readonly kind: 'cancel'; readonly id: number }
	/** This number of further bytes of the results may be sent. */
	| { readonly kind: 'allow'; readonly id: number; readonly bytes: number };

/** A file that many calls have among their parameters. `bytes` are left out if the worker has them already. */
export interface KeptFile {
	readonly field: string;
	readonly id: number;
	readonly name: string;
	readonly bytes?: Uint8Array;
}

export type FromWorker =
	| { readonly kind: 'progress'; readonly id: number; readonly fraction: number }
	| { readonly kind: 'done'; readonly id: number; readonly outcome: PackedOutcome }
	/** Before the pieces of results that are made while they are sent, and their end. */
	| { readonly kind: 'begun'; readonly id: number; readonly outcome: PackedOutcome }
	| { readonly kind: 'piece'; readonly id: number; readonly bytes: Uint8Array }
	| { readonly kind: 'end'; readonly id: number }
	| { readonly kind: 'failed'; readonly id: number; readonly error: PlainError };

/** An OctavoError without its prototype. Of a cause, only name and places remain: its message may quote a document. */
export interface PlainError {
	readonly code: ErrorCode;
	readonly message: string;
	readonly issues: readonly Issue[];
	readonly advice?: string;
	readonly operation?: string;
	readonly fields: readonly string[];
	readonly predicate?: string;
	readonly sentence: string;
	readonly position?: number;
	readonly documentName?: string;
	readonly others: readonly PlainError[];
	readonly cause?: { readonly name: string; readonly places: readonly string[] };
}

export function toPlain({
	code,
	message,
	issues,
	advice,
	operation,
	fields,
	predicate,
	sentence,
	position,
	documentName,
	others,
	cause,
}: OctavoError): PlainError {
	return {
		code,
		message,
		issues,
		...(advice === undefined ? {} : { advice }),
		...(operation === undefined ? {} : { operation }),
		fields,
		...(predicate === undefined ? {} : { predicate }),
		sentence,
		...(position === undefined ? {} : { position }),
		...(documentName === undefined ? {} : { documentName }),
		others: others.map(toPlain),
		...(cause instanceof Error ? { cause: { name: cause.name, places: placesOf(cause) } } : {}),
	};
}

export function fromPlain({ code, message, cause, others, ...plain }: PlainError): OctavoError {
	const details = { ...plain, others: others.map(fromPlain) };
	if (!cause) return new OctavoError(code, message, details);
	const original = new Error('in a worker');
	original.name = cause.name;
	original.stack = [cause.name, ...cause.places].join('\n    ');
	return new OctavoError(code, message, { ...details, cause: original });
}

/**
 * The memory of `documents`, to be moved instead of copied; documents that use only a part of theirs are copied first,
 * because other documents may use the rest. @throws TypeError if the memory was transferred before.
 */
export function movable<T extends Document>(documents: readonly T[]): { documents: T[]; memory: ArrayBuffer[] } {
	const memory = new Set<ArrayBuffer>();
	const moved = documents.map((document): T => {
		const { buffer, byteLength } = document.bytes;
		const whole = byteLength > 0 && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && !memory.has(buffer);
		const bytes = whole ? document.bytes : new Uint8Array(document.bytes);
		memory.add(bytes.buffer as ArrayBuffer);
		return { ...document, bytes };
	});
	return { documents: moved, memory: [...memory] };
}
