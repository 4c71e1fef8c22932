import type { OfficeView, StartupPublicView } from '../types';

const withOffices = (view: StartupPublicView, change: (office: OfficeView) => OfficeView): StartupPublicView => ({
  ...view,
  offices: view.offices.map(change),
});

/** The table after a turn was scored, when nothing else has happened yet. */
export function scored(view: StartupPublicView, seat: number, points: number): StartupPublicView {
  const side = view.offices[seat]?.side;
  return {
    ...withOffices(view, (office) =>
      office.side === side ? { ...office, points, tonight: { ...office.tonight, score: 0, points } } : office,
    ),
    projects: view.projects.map((project) => (project.seats.includes(seat) ? { ...project, points } : project)),
  };
}

/** The table after the burnout of the day has dropped on a row, before anybody leaves. */
export function tired(view: StartupPublicView, seat: number): StartupPublicView {
  return withOffices(view, (office) =>
    office.seat === seat
      ? {
          ...office,
          row: office.row.map((employee) => ({
            ...employee,
            burnout: Math.min(employee.limit, employee.burnout + employee.tonight),
            tonight: 0,
            leaves: false,
          })),
        }
      : office,
  );
}
