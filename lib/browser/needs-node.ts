/** The refusal of signatures, which need `KeyObject` and the like. */
import { OctavoError } from '../../shared/contract/errors';

/** @throws OctavoError `unavailable` */
export function needsNode(): never {
	throw new OctavoError('unavailable', 'signatures are neither made nor checked in a browser: they need Node', {
		advice: 'Use Node, or a service of your own',
	});
}
