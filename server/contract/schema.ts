/** JSON Schema as plain data, and the few shapes of which the description of the service is made. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Schema = Readonly<Record<string, Json>>;

export const text: Schema = { type: 'string' };
export const flag: Schema = { type: 'boolean' };
export const count: Schema = { type: 'integer', minimum: 0 };
export const length: Schema = { type: 'number', minimum: 0 };

export const size = { width: length, height: length };
/** In points from the upper left corner of a page as displayed. */
export const box = { x: { type: 'number' }, y: { type: 'number' }, ...size };

export const oneOf = (...values: readonly string[]): Schema => ({ type: 'string', enum: values });
export const list = (items: Schema): Schema => ({ type: 'array', items });
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

/** An object that has all of these properties; `optional` may be absent. */
export const object = (
	properties: Readonly<Record<string, Schema>>,
	optional: Readonly<Record<string, Schema>> = {},
): Schema => ({
	type: 'object',
	required: Object.keys(properties),
	properties: { ...properties, ...optional },
});
