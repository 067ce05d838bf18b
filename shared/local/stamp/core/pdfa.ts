/**
 * The features that PDF/A allows a stamp to use (ISO 19005-1 to -4), and the removal of the claim if the result breaks the rules
 * (docs/semantics.md, D44 and §20.5).
 */
import type { Note } from '../../../contract/backend';
import type { PdfDocument } from '../../../pdf/document';
import { endArchiveClaim, readClaims, type ArchiveClaim } from '../../../model/metadata/claims';
import { xmpOf } from '../../../model/metadata/read';
import type { Xmp } from '../../../model/metadata/xmp';
import { dict, isDict, isName, name, type Value } from '../../../pdf/syntax/values';

export interface Claim extends ArchiveClaim {
	/** The metadata that it is in. */
	readonly xmp: Xmp | undefined;
	/** Components of the output intent's profile; undefined without one. */
	readonly intent: number | undefined;
}

/** Undefined where the document claims nothing. */
export async function claimOf(document: PdfDocument): Promise<Claim | undefined> {
	const xmp = await xmpOf(document);
	const { archive } = readClaims(document, xmp);
	return archive && { ...archive, xmp, intent: intentComponents(document) };
}

function intentComponents(document: PdfDocument): number | undefined {
	for (const entry of document.array(document.catalog.get('OutputIntents')) ?? []) {
		const intent = document.dict(entry);
		if (!isDict(intent) || !isName(document.resolve(intent.get('S')), 'GTS_PDFA1')) continue;
		const components = document.resolve(document.dict(intent.get('DestOutputProfile'))?.get('N'));
		if (typeof components === 'number') return components;
	}
	return undefined;
}

/** Whether device colors with this number of components may be used: any intent covers grey (ISO 19005-2, 6.2.4.3). */
export const covers = ({ intent }: Claim, components: 1 | 3 | 4): boolean =>
	components === 1 ? intent !== undefined : intent === components;

/** Reasons to remove a claim, as the end of a sentence. */
export const ENDS = {
	transparency: 'that standard allows no transparency',
	sixteenBits: 'that standard allows no images of 16 bits',
	profile: 'that standard allows no ICC profiles of version 4',
	cmyk: 'its output intent does not cover the CMYK colors of the stamp',
	overlay: 'the overlay does not claim the same part with the same output intent',
} as const;

/** Drops the claim for this reason. */
export const endClaim = (document: PdfDocument, claim: Claim, reason: string): Note =>
	endArchiveClaim(document, claim.xmp, claim, reason);

/** The color space in which pages that gain transparency are blended; undefined where an output intent says it already. */
export const groupColorSpaceFor = (claim: Claim | undefined): Value | undefined =>
	claim && claim.part !== 1 && claim.intent === undefined ? calibratedRgb() : undefined;

/** The white point of sRGB (IEC 61966-2-1), D65. */
const WHITE = [0.9505, 1, 1.089];

/** sRGB without a profile, for documents whose output intent does not cover device colors (ISO 32000-2, 8.6.5.3). */
export const calibratedRgb = (): Value => [
	name('CalRGB'),
	dict({
		WhitePoint: [...WHITE],
		Gamma: [2.2, 2.2, 2.2],
		Matrix: [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505],
	}),
];

export const calibratedGray = (): Value => [name('CalGray'), dict({ WhitePoint: [...WHITE], Gamma: 2.2 })];
