/** Names the folder of one run of tests, in which what several files of tests need is kept. Unset outside of a run. */
export const runFolderVariable = 'PATROLKIT_TEST_RUN';
