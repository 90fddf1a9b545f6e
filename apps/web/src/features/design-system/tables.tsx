import { DepartmentDot } from '@/components/connection-map/department-dot.tsx';
import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { Tab, Tabs, TabsContent, TabsList } from '@/components/ui/tabs.tsx';
import { departments } from '@/sample-data/company/departments.ts';
import { employees } from '@/sample-data/company/employees.ts';
import { Part } from './part.tsx';

const rows = departments.map((department) => {
  const members = employees.filter((employee) => employee.department === department);
  const sum = members.reduce((total, { wellbeing }) => total + wellbeing, 0);
  return { department, size: members.length, wellbeing: sum / members.length };
});

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
            Figures stand at the right, with their unit behind them in small. There are hairlines
            and no stripes. A row that opens something opens it anywhere.
          </p>
        </TabsContent>
      </Tabs>
    </Part>
  );
}
