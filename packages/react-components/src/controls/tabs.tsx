import './fields.css.ts';
import './calendar.css.ts';
import type { ReactElement, ReactNode } from 'react';
import { TabList as AriaTabList, Tabs as AriaTabs, Tab, TabPanel } from 'react-aria-components/Tabs';

/** Props of {@link Tabs}. @internal */
export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { readonly id: Id; readonly label: string; readonly panel: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Stands behind the tabs in their row. */
  end?: ReactNode;
  className?: string | undefined;
}

/** Panels of which one is seen; the arrow keys go from tab to tab. @internal */
export function Tabs<Id extends string>(props: TabsProps<Id>): ReactElement {
  const { label, tabs, selected, onSelect, end } = props;
  return (
    <AriaTabs
      className={props.className ? `pk-Tabs ${props.className}` : 'pk-Tabs'}
      onSelectionChange={(key) => {
        const tab = tabs.find(({ id }) => id === key);
        if (tab) onSelect(tab.id);
      }}
      selectedKey={selected}
    >
      <div className="pk-Tabs-row">
        <AriaTabList aria-label={label} className="pk-Tabs-list">
          {tabs.map((tab) => (
            <Tab className="pk-Tab" id={tab.id} key={tab.id}>
              {tab.label}
            </Tab>
          ))}
        </AriaTabList>
        {end}
      </div>
      {tabs.map((tab) => (
        <TabPanel className="pk-TabPanel" id={tab.id} key={tab.id}>
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
