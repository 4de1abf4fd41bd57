/** Stands in for what a dependency could load and never does here. @internal */
export default {};
