/** A conformance case: what every backend must do, as plain data. */
import type { RawParameters } from '../../shared/decode';
import type { JsonObject } from '../../shared/operations/types';
import type { Fixture } from './fixtures';

export interface Case {
	readonly title: string;
	readonly documents: readonly Fixture[];
	/** As a host receives them: text, or absent. */
	readonly parameters: RawParameters;
	/** Further files: fixtures by the wire name of their field. */
	readonly files?: Readonly<Record<string, Fixture>>;
	/** Facts that other programs find in the result; or the refused fields, each with its message. */
	readonly gives?: Facts;
	readonly refuses?: Readonly<Record<string, RegExp>>;
	/** The second message of each of them, which names the kind of file that was found. Only of ours. */
	readonly found?: RegExp | undefined;
	/** The region decides this alone: a live one may decide differently. */
	readonly ours?: true;
}

export interface Facts {
	/** Text that each page contains, in order; absent if the operation gives no documents. */
	readonly texts?: readonly string[];
	/** Width and height of each page, in points, rounded. */
	readonly sizes?: readonly (readonly [width: number, height: number])[];
	/** Rotation of each page, in degrees. */
	readonly rotations?: readonly number[];
	readonly encryption?: 'none' | 'AES-128' | 'AES-256';
	/** P of the encryption. */
	readonly permissions?: number;
	/** Passwords that open the result; the first one is used for all other facts. */
	readonly opensWith?: readonly string[];
	/** Passwords that do not open it; the empty one means that it does not open without. */
	readonly closedTo?: readonly string[];
	/** Text that must not occur anywhere in the decompressed result. */
	readonly holdsNot?: readonly string[];
	/** Titles of the outline, in order. */
	readonly outline?: readonly string[];
	/** Names of the form fields. */
	readonly fields?: readonly string[];
	/** Entries of the data. */
	readonly data?: JsonObject;
	/** The contents of result files, by name. */
	readonly files?: Readonly<Record<string, string>>;
	/** Pages of each part, where there are several; no part but a single page is larger than `maximum_bytes`. */
	readonly parts?: readonly number[];
	/** The text that was found where each part begins; null without one. */
	readonly matches?: readonly (string | null)[];
	/** The number of parts, where it is not the point which pages they have. */
	readonly partCount?: { readonly atLeast: number; readonly atMost: number };
}
