/** Refuses parameters in the query of the URL: they would have no effect, silently. */
import { invalidParameters } from '../../shared/contract/errors';
import { showName } from './unknown-parameters';

const MOST_NAMES = 5;

/** @throws OctavoError `invalid_parameters` with the names in the query of `url`, never their values. */
export function refuseQuery(url: string): void {
	const at = url.indexOf('?');
	if (at < 0) return;
	const names = [...new Set(new URLSearchParams(url.slice(at + 1)).keys())].slice(0, MOST_NAMES);
	if (names.length === 0) return;
	throw invalidParameters(
		names.map((name) => ({
			field: showName(name),
			message: 'is in the query of the URL, where it has no effect: send it as a field of the form',
		})),
	);
}
