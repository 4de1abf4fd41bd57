/** The host's own part, as shared/card.html. */
export function Card() {
  return (
    <section className="host-card">
      <h2>Acme Security</h2>
      <p>
        Shifts of <a href="#today">today</a> and what was <em>agreed</em>.
      </p>
      <table>
        <thead>
          <tr>
            <th>Guard</th>
            <th>Post</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Ana</td>
            <td>Gate</td>
          </tr>
        </tbody>
      </table>
      <label>
        Search <input defaultValue="gate" type="text" />
      </label>
      <button type="button">Print</button>
      <svg aria-hidden="true" height="24" width="24">
        <circle cx="12" cy="12" fill="#8a5" r="9" />
      </svg>
    </section>
  );
}
