/** The Flate filter (ISO 32000-2, 7.4.4) for data that may be large, letting others run. */
import type { Job } from '../job';
import { inflateTolerantly } from '../syntax/portable-codec';
import type { Parameters } from '../large-data';
import { overBudget, type Budget, type Damage } from './budget';
import { unpredictAtEase } from './predictors';

/** @returns undefined for data that gives nothing. @throws OctavoError over the budget */
export async function inflateAtEase(
	data: Uint8Array,
	parameters: Parameters | undefined,
	budget: Budget,
	{ codec, pace }: Pick<Job, 'codec' | 'pace'>,
	damage: Damage = { found: false },
): Promise<Uint8Array | undefined> {
	if (budget.remaining <= 0) throw overBudget(budget, 0);
	const most = Math.min(budget.stream, budget.remaining);
	let inflated = await codec?.inflate(data, most);
	if (!inflated) {
		const { bytes, reached, damaged, mismatch, broken } = await inflateTolerantly(data, most, pace);
		damage.found ||= damaged;
		if (broken) damage.broken = true;
		if (damage.mismatch === false) damage.mismatch = mismatch;
		if (reached > most) {
			budget.remaining -= reached;
			throw overBudget(budget, reached);
		}
		if (bytes.length === 0) return undefined;
		inflated = bytes;
	}
	budget.remaining -= inflated.length;
	return unpredictAtEase(inflated, parameters, pace, damage);
}
