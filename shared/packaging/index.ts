/**
 * Several documents in one body, and back: ZIP, JSON envelope, multipart/mixed (the three forms of the contract's
 * split_by_size). Writing is deterministic (docs/semantics.md, D19). Reading tolerates harmless deviations and is bounded: a
 * body from outside decides neither how much memory is allocated nor in which folder a file would be written.
 */
import { OctavoError } from '../contract/errors';
import type { Pace } from '../pace/pace';
import { atEase, atOnce, type Steps } from '../pace/steps';
import { envelopeSteps, envelopeWriter, unpackEnvelope, type Packable } from './envelope';
import { parsingJson } from './json-pieces';
import { defaultPackageLimits, invalidPackage, type PackageLimits } from './limits';
import { essence } from './media-type';
import { boundaryFor, boundaryOf, multipartSteps, multipartWriter, packMultipart, unpackMultipart } from './multipart';
import { announce, joinAll, writeAll, type Announced, type PackageWriter } from './writer';
import { isZip, packZip, unpackZip, zipSteps, zipWriter } from './zip';

export { announce, boundaryFor, boundaryOf, isZip, unpackEnvelope, unpackMultipart, unpackZip, packMultipart, packZip, writeAll };
export type { Announced, PackageWriter };

export const packageTypes = ['application/zip', 'application/json', 'multipart/mixed'] as const;
export type PackageType = (typeof packageTypes)[number];

export interface Package {
	/** With the boundary, if the type has one. */
	readonly contentType: string;
	readonly body: Uint8Array;
}

/** @throws OctavoError `limit_exceeded` if the form cannot hold that much. */
export function pack(documents: readonly Packable[], type: PackageType): Package {
	try {
		return writePackage(documents, type);
	} catch (thrown) {
		// The runtime decides how long one buffer can be: 4 GiB in Node 20, more in later versions.
		if (!(thrown instanceof RangeError)) throw thrown;
		throw new OctavoError('limit_exceeded', 'The documents together are larger than the largest buffer of Node.js', {
			advice: 'Work on smaller documents, or on fewer at a time',
			cause: thrown,
		});
	}
}

/** A writer of the same, for documents whose bytes come one after the other. `boundary`: text that none of them has. */
export function packageWriter(announced: readonly Announced[], type: PackageType, boundary: string): PackageWriter {
	switch (type) {
		case 'application/zip':
			return zipWriter(announced);
		case 'application/json':
			return envelopeWriter(announced);
		case 'multipart/mixed':
			return multipartWriter(announced, boundary);
		default:
			return type satisfies never;
	}
}

/**
 * The documents of a body, in order. The content type decides. A ZIP is also recognised by its first bytes, because gateways
 * and file stores often call it `application/octet-stream`.
 *
 * @throws OctavoError `service_failure` if the body is damaged or has none of the three forms, `limit_exceeded` above `limits`.
 */
export const unpack = (body: Uint8Array, contentType: string, limits: PackageLimits = defaultPackageLimits): Packable[] =>
	atOnce(unpackSteps(body, contentType, limits));

/** The same, while others run. */
export const unpackAtEase = (body: Uint8Array, contentType: string, pace: Pace): Promise<Packable[]> =>
	atEase(unpackSteps(body, contentType, defaultPackageLimits), pace);

/** The value of JSON from outside; undefined if it is not valid. @throws OctavoError `limit_exceeded` for very many values */
export const parseAtEase = (body: Uint8Array, pace: Pace): Promise<unknown> => atEase(parsingJson(body), pace);

function* unpackSteps(body: Uint8Array, contentType: string, limits: PackageLimits): Steps<Packable[]> {
	const type = essence(contentType);
	if (type === 'application/json') return yield* envelopeSteps(body, limits);
	if (type.startsWith('multipart/')) return yield* multipartSteps(body, contentType, limits);
	if (type === 'application/zip' || type === 'application/x-zip-compressed' || isZip(body)) return yield* zipSteps(body, limits);
	throw invalidPackage(`its content type is ${type === '' ? 'missing' : type}`);
}

function writePackage(documents: readonly Packable[], type: PackageType): Package {
	const boundary = type === 'multipart/mixed' ? boundaryFor(documents) : '';
	const writer = packageWriter(documents.map(announce), type, boundary);
	return { contentType: writer.contentType, body: joinAll(writer, documents) };
}
