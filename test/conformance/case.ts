/** A conformance case: what every backend must do, as plain data. */
import type { RawParameters } from '../../shared/contract/values/decode';
import type { JsonObject } from '../../shared/contract/operations/types';
import type { DocumentFacts } from './facts';
import type { Fixture } from './fixtures';

export interface Case {
	readonly title: string;
	readonly documents: readonly Fixture[];
	/** As a host receives them: text, or absent. */
	readonly parameters: RawParameters;
	/** Further files: fixtures by the wire name of their field. */
	readonly files?: Readonly<Record<string, Fixture>>;
	/** Facts about the results; or the refused fields, each with its message. */
	readonly gives?: Gives;
	readonly refuses?: Readonly<Record<string, RegExp>>;
	/** The second message of each of them, which names the kind of file that was found. Only of ours. */
	readonly found?: RegExp | undefined;
	/** The region decides this alone: a live one may decide differently. */
	readonly ours?: true;
}

/** An image of a page. */
export interface PageImage {
	/** Counted from 1. */
	readonly page: number;
	readonly format: 'PNG' | 'JPEG';
	readonly width: number;
	readonly height: number;
	/** Its colors are those of the page without color. */
	readonly gray?: true;
	/** Pixels per inch. */
	readonly resolution?: number;
}

/**
 * Each fact is named in which the result differs from the input. All others must be those of the input, or of all inputs one after the
 * other. Where the inputs are not PDF documents, only the facts that are named are compared.
 */
export interface Gives extends Partial<DocumentFacts> {
	/** The page of the inputs that each page of the results was, counted from 1; null for a new one. Absent: all, in their order. */
	readonly pages?: readonly (number | null)[];
	/** Pages of the results, counted from 1, that do not look as they did. New pages never do. */
	readonly redrawn?: readonly number[] | 'all';
	/** The result has fewer bytes than the input. */
	readonly smaller?: true;
	/** There was nothing to do, so that the result may be the input. Every other case must fail if it is. */
	readonly unchanged?: true;
	/** Passwords that open the result; the first one is used for all other facts. */
	readonly opensWith?: readonly string[];
	/** Passwords that do not open it; the empty one means that it does not open without. */
	readonly closedTo?: readonly string[];
	/** The words of pdfsig about each signature of the result, by the name of its field. */
	readonly signatures?: Readonly<Record<string, 'valid, whole' | 'valid, part'>>;
	/** Text that must not occur anywhere in the decompressed result. */
	readonly holdsNot?: readonly string[];
	/** Entries of the data. */
	readonly data?: JsonObject;
	/** The contents of result files, by name: text, or the fixture that they are. */
	readonly files?: Readonly<Record<string, string | { readonly fixture: Fixture }>>;
	/** Result files that are images of pages of the input, by name. Each looks as poppler draws the page. */
	readonly images?: Readonly<Record<string, PageImage>>;
	/** Pages of each part, where there are several; no part but a single page is larger than `maximum_bytes`. */
	readonly parts?: readonly number[];
	/** The text that was found where each part begins; null without one. */
	readonly matches?: readonly (string | null)[];
	/** The number of parts, where it is not the point which pages they have. */
	readonly partCount?: { readonly atLeast: number; readonly atMost: number };
}
