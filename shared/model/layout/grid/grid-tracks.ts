/** Sizes of the tracks of a grid (CSS Grid Layout 2, 12). */
import type { Steps } from '../boxes/setting';
import { usedLength, type Track, type TrackBreadth } from '../boxes/style';
import { growTracks, type Growth, type Sized } from './grid-growth';

/** The wishes of an item for its tracks, with its margins. */
export interface Demand {
	readonly from: number;
	readonly count: number;
	/** Below which tracks of `auto` do not go. */
	readonly floor: number;
	/** Whether nothing but its content says how small it may be: then it makes no flexible track larger that it shares (6.6). */
	readonly isFree: boolean;
	readonly least: number;
	readonly most: number;
}

export interface Room {
	readonly room: number | undefined;
	readonly gap: number;
	/** Whether tracks of `auto` take the room that is left. */
	readonly stretches: boolean;
	/** Whether the grid is measured: how narrow or how wide it wants to be. */
	readonly measures?: 'least' | 'most';
}

/** The cost of one track of one item, see `Pace`. */
const COST = 500;

function fixedOf(breadth: TrackBreadth, room: number | undefined): number | undefined {
	if (typeof breadth !== 'object' || 'fr' in breadth) return undefined;
	return breadth.percent !== 0 && room === undefined ? undefined : usedLength(breadth, room ?? 0);
}

/** A share of a size that is not known is as large as its content. */
const kindOf = (breadth: TrackBreadth, room: number | undefined): Sized['least'] =>
	typeof breadth === 'string' ? breadth : fixedOf(breadth, room) === undefined ? 'auto' : 'fixed';

export function* sizeTracks(tracks: readonly Track[], demands: readonly Demand[], given: Room): Steps<number[]> {
	const { room, gap, stretches, measures } = given;
	const sized = tracks.map(({ least, most, limit }): Sized => {
		const factor = typeof most === 'object' && 'fr' in most ? most.fr : undefined;
		const base = fixedOf(least, room) ?? 0;
		return {
			least: kindOf(least, room),
			most: factor === undefined ? kindOf(most, room) : 'flexible',
			factor: factor ?? 0,
			cap: limit === undefined ? undefined : usedLength(limit, room ?? 0),
			base,
			limit: Math.max(fixedOf(most, room) ?? Infinity, base),
			more: 0,
			isOpen: false,
		};
	});
	const growths: Growth[] = [];
	for (const demand of demands) {
		yield demand.count * COST;
		growths.push(growthOf(demand, sized, given));
	}
	const isShared = ({ tracks: own }: Growth): boolean => own.length > 1 && own.some(({ most }) => most === 'flexible');
	const spans = [...new Set(growths.map(({ tracks: own }) => own.length))].sort((one, other) => one - other);
	for (const span of spans) {
		const group = growths.filter((growth) => growth.tracks.length === span && !isShared(growth));
		yield* growTracks(group, gap, measures);
	}
	yield* growFlexible(growths.filter(isShared), gap);
	for (const one of sized) if (one.limit === Infinity || one.most === 'flexible') one.limit = one.base;
	const gaps = Math.max(tracks.length - 1, 0) * gap;
	maximize(sized, gaps, given);
	if (measures !== 'least') yield* flexTracks(sized, growths, given);
	if (stretches && room !== undefined) stretchAuto(sized, room - gaps);
	return sized.map(({ base }) => base);
}

/** The wishes of an item for its tracks; those of a fixed size do not become larger for its content alone (6.6). */
function growthOf(demand: Demand, sized: readonly Sized[], { gap }: Room): Growth {
	const tracks = sized.slice(demand.from, demand.from + demand.count);
	const isFixed = tracks.every(({ most }) => most === 'fixed');
	const whole = isFixed ? tracks.reduce((sum, { limit }) => sum + limit, (tracks.length - 1) * gap) : Infinity;
	return { ...demand, tracks, whole, floor: demand.isFree ? Math.min(demand.floor, whole) : demand.floor };
}

/** Of an item over several tracks, only the flexible ones grow, in the ratio of their factors (12.5, step 4). */
function* growFlexible(growths: readonly Growth[], gap: number): Steps<void> {
	function* raise(wanted: (growth: Growth) => number, is: (least: Sized['least']) => boolean): Steps<void> {
		const isOpen = ({ most, least }: Sized): boolean => most === 'flexible' && is(least);
		for (const growth of growths) {
			yield growth.tracks.length * COST;
			const open = growth.tracks.filter(isOpen);
			const room = wanted(growth) - (growth.tracks.length - 1) * gap;
			const missing = room - growth.tracks.reduce((sum, { base }) => sum + base, 0);
			if (open.length === 0 || missing <= 0.001) continue;
			const kept = growth.tracks.reduce((sum, one) => sum + (isOpen(one) ? 0 : one.base), 0);
			const factors = open.reduce((sum, { factor }) => sum + factor, 0);
			const share = factors > 0 ? (room - kept) / factors : 0;
			for (const one of open) one.more = Math.max(one.more, factors > 0 ? share * one.factor - one.base : missing / open.length);
		}
		for (const { tracks } of growths)
			for (const one of tracks) {
				one.base += one.more;
				one.more = 0;
			}
	}
	yield* raise(
		({ isFree, floor }) => (isFree ? 0 : floor),
		(least) => least === 'auto',
	);
	yield* raise(
		({ least }) => least,
		(least) => least === 'min-content',
	);
	yield* raise(
		({ most }) => most,
		(least) => least === 'max-content',
	);
}

/** Gives tracks the room up to their limits (12.6). */
function maximize(tracks: readonly Sized[], gaps: number, { room, measures }: Room): void {
	if (measures === 'least') return;
	if (room === undefined) {
		for (const one of tracks) one.base = one.limit;
		return;
	}
	let free = room - gaps - tracks.reduce((sum, { base }) => sum + base, 0);
	const open = tracks.filter(({ base, limit }) => limit > base);
	open.sort((one, other) => one.limit - one.base - (other.limit - other.base));
	for (const [index, one] of open.entries()) {
		if (free <= 0.001) return;
		const more = Math.min(one.limit - one.base, free / (open.length - index));
		one.base += more;
		free -= more;
	}
}

/** Gives flexible tracks their shares of the rest (12.7). */
function* flexTracks(tracks: readonly Sized[], growths: readonly Growth[], { room, gap }: Room): Steps<void> {
	const flexible = tracks.filter(({ most }) => most === 'flexible');
	if (flexible.length === 0) return;
	let share = 0;
	if (room === undefined) {
		for (const { factor, base } of flexible) share = Math.max(share, base / Math.max(factor, 1));
		for (const { tracks: own, most } of growths) {
			yield own.length * COST;
			if (!own.some((one) => one.most === 'flexible')) continue;
			share = Math.max(share, shareOf(own, most - (own.length - 1) * gap));
		}
	} else share = shareOf(tracks, room - Math.max(tracks.length - 1, 0) * gap);
	for (const one of flexible) one.base = Math.max(one.base, share * one.factor);
}

/** The size of one fr: tracks that need more than theirs count as fixed (12.7.1). Factors of less than 1 together leave room. */
function shareOf(tracks: readonly Sized[], room: number): number {
	const open = tracks.filter(({ most }) => most === 'flexible');
	open.sort((one, other) => other.base * one.factor - one.base * other.factor);
	let free = room - tracks.reduce((sum, { most, base }) => sum + (most === 'flexible' ? 0 : base), 0);
	let factors = open.reduce((sum, { factor }) => sum + factor, 0);
	for (const { base, factor } of open) {
		if (factors <= 0) return 0;
		const share = Math.max(free, 0) / Math.max(factors, 1);
		if (base <= share * factor + 0.001) return share;
		free -= base;
		factors -= factor;
	}
	return 0;
}

/** Room that is left goes to tracks of `auto` in equal parts (12.8). */
function stretchAuto(tracks: readonly Sized[], room: number): void {
	const free = room - tracks.reduce((sum, { base }) => sum + base, 0);
	const open = tracks.filter(({ most }) => most === 'auto');
	if (free <= 0 || open.length === 0) return;
	for (const one of open) one.base += free / open.length;
}
