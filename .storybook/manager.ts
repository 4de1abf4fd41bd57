import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'PatrolKit', brandTarget: '_self' }),
  /* The guide stands before the components. */
  sidebar: { showRoots: false },
});
