/** Bytes are compared at once. By itself, jest looks at them one by one, which takes seconds for pictures of pages. */
expect.addEqualityTesters([
	(one, other) =>
		one instanceof Uint8Array && other instanceof Uint8Array && one.constructor === other.constructor
			? Buffer.compare(one, other) === 0
			: undefined,
]);
