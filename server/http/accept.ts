/** Content negotiation for answers that come in several forms (RFC 9110 §12.5.1; docs/semantics.md, §4). */
import { greatest } from '../../shared/lists';

interface Range {
	readonly type: string;
	readonly quality: number;
}

/**
 * The offer that `accept` prefers, or undefined if it excludes all of them (406). An absent or empty header accepts
 * anything. On a tie, a named offer beats one that a wildcard matches; then the order of the offers decides. axios
 * sends `application/json` before a wildcard and expects JSON; curl sends only the wildcard and accepts anything.
 */
export function negotiate<T extends string>(accept: string | undefined, offers: readonly T[]): T | undefined {
	if (accept === undefined || accept.trim() === '') return offers[0];
	const ranges = parse(accept);
	const ranked = offers
		.map((offer, order) => ({ offer, order, ...rate(offer, ranges) }))
		.filter(({ quality }) => quality > 0)
		.sort((one, other) => other.quality - one.quality || Number(other.named) - Number(one.named) || one.order - other.order);
	return ranked[0]?.offer;
}

/** The quality of the most specific range that matches. */
function rate(offer: string, ranges: readonly Range[]): { quality: number; named: boolean } {
	const group = `${offer.split('/')[0] ?? ''}/*`;
	for (const pattern of [offer, group, '*/*']) {
		const matching = ranges.filter(({ type }) => type === pattern);
		if (matching.length > 0) return { quality: greatest(matching.map(({ quality }) => quality)), named: pattern === offer };
	}
	return { quality: 0, named: false };
}

/** Ignores parameters other than `q`, and items that are not media ranges. */
function parse(accept: string): Range[] {
	return accept.split(',').flatMap((piece): Range[] => {
		const [type = '', ...parameters] = piece.split(';').map((part) => part.trim().toLowerCase());
		if (!/^[^\s/]+\/[^\s/]+$/.test(type)) return [];
		const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
		if (weight !== undefined && !/^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight)) return [];
		return [{ type, quality: weight === undefined ? 1 : Number(weight) }];
	});
}
