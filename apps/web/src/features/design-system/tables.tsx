import { DepartmentDot } from '@/components/connection-map/department-dot.tsx';
import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { Tab, Tabs, TabsContent, TabsList } from '@/components/ui/tabs.tsx';
import { Part } from './part.tsx';

const rows = [
  { department: 'Executive', size: 6, wellbeing: 7.3 },
  { department: 'Engineering', size: 34, wellbeing: 6.2 },
  { department: 'Product', size: 14, wellbeing: 7.6 },
  { department: 'Design', size: 9, wellbeing: 7.2 },
  { department: 'Marketing', size: 12, wellbeing: 6.7 },
  { department: 'Sales', size: 17, wellbeing: 6.3 },
  { department: 'HR', size: 6, wellbeing: 7.5 },
  { department: 'Finance', size: 7, wellbeing: 6.5 },
] as const;

export function Tables() {
  return (
    <Part
      title="Tabs and tables"
      caption="People of the sample company; on phones a table becomes a list"
    >
      <Tabs defaultValue="departments">
        <TabsList aria-label="Tabs and tables" className="mb-3 border-line-2 border-b">
          <Tab value="departments">Departments</Tab>
          <Tab value="rules">Rules</Tab>
        </TabsList>
        <TabsContent value="departments">
          <StackedTable
            label="Departments"
            rows={rows}
            keyOf={({ department }) => department}
            columns={[
              {
                label: 'Department',
                cell: ({ department }) => (
                  <span className="flex items-center gap-2.5 font-medium">
                    <DepartmentDot department={department} />
                    {department}
                  </span>
                ),
              },
              { label: 'People', cell: ({ size }) => size, align: 'right' },
              {
                label: 'Wellbeing',
                cell: ({ wellbeing }) => (
                  <>
                    <span className="font-strong">{wellbeing.toFixed(1)}</span>
                    <span className="ml-[3px] text-12 text-ink-3">/10</span>
                  </>
                ),
                align: 'right',
              },
            ]}
          />
        </TabsContent>
        <TabsContent value="rules">
          <p className="max-w-measure text-pretty text-ink-2">
            Figures are right-aligned with a small unit. Rows have hairlines and no stripes. A row
            that opens something can be clicked anywhere.
          </p>
        </TabsContent>
      </Tabs>
    </Part>
  );
}
