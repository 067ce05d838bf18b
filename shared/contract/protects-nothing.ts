import { operationOf, type OperationName } from './operations';

/**
 * Whether the parameters of add_restrictions forbid nothing and set no password to open. The contract allows that. It is always a
 * mistake, so hosts refuse it.
 */
export function protectsNothing(operation: OperationName, params: Readonly<Record<string, unknown>>): boolean {
	const permissions = Object.entries(operationOf(operation).fields).filter(([, { group }]) => group === 'permissions');
	return permissions.length > 0 && params.user_password === undefined && !permissions.some(([wire]) => params[wire] === false);
}
