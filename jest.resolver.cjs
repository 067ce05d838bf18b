// The toolkit of GitHub Actions is published as ES modules only. Jest runs CommonJS, so these packages (and no others,
// or Jest's own parts break) are resolved under the `import` condition and then compiled, see jest.config.cjs.
const ESM_ONLY = /^(@actions|@octokit)\//;
module.exports = (request, options) =>
	options.defaultResolver(
		request,
		ESM_ONLY.test(request) ? { ...options, conditions: [...(options.conditions ?? []), 'import'] } : options,
	);
