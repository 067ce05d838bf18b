/** The work that is done again and again until columns are alike. */
import { invalidParameters } from '../../../contract/errors';

/** Boxes that are put into columns in all trials; a document of a thousand pages takes about half of it. */
const MOST_PLACED = 2_000_000;

export class Work {
	private left = MOST_PLACED;

	/** @throws OctavoError `invalid_parameters` */
	take(): void {
		if (--this.left < 0)
			throw invalidParameters([
				{
					field: 'file',
					message: `has columns that take more than ${MOST_PLACED} steps to become alike; nest fewer of them in each other, or write column-fill: auto`,
				},
			]);
	}
}
